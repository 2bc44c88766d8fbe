/** A phone or computer that keeps keys for its owner, as Chromium pretends one for tests. */
import type { CDPSession, Page } from 'playwright-core';

/** Unlocked, and with a place for keys that need no name. */
const OPTIONS = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

export class KeyRing {
  readonly #session: CDPSession;
  readonly #authenticatorId: string;

  private constructor(session: CDPSession, authenticatorId: string) {
    this.#session = session;
    this.#authenticatorId = authenticatorId;
  }

  static async at(page: Page): Promise<KeyRing> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options: OPTIONS });
    return new KeyRing(session, authenticatorId);
  }

  async #keys() {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId: this.#authenticatorId,
    });
    return credentials;
  }

  async size(): Promise<number> {
    return (await this.#keys()).length;
  }

  /** As devices of one owner share their keys. */
  async shareWith(other: KeyRing): Promise<void> {
    for (const credential of await this.#keys())
      await other.#session.send('WebAuthn.addCredential', {
        authenticatorId: other.#authenticatorId,
        credential,
      });
  }

  /** Its owner does not unlock it. */
  lock(): Promise<void> {
    return this.#answerAs(false);
  }

  unlock(): Promise<void> {
    return this.#answerAs(true);
  }

  /** It is not there any more. */
  async remove(): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    await this.#session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  }

  async #answerAs(isUserVerified: boolean): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }
}
