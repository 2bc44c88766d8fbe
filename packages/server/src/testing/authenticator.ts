/** An authenticator as a program: keeps keys of its own, and says what a browser would say of them. */
import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@paiju/protocol';

/** Somebody is there, and has shown that it is them. */
const PRESENT_AND_VERIFIED = 0x05;
const WITH_A_KEY = 0x40;

export interface Question {
  readonly challenge: string;
  readonly site: string;
}

export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  /** The page it is asked on. */
  origin = 'http://localhost:5180';
  counter = 1;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  make(question: Question): NewPasskey {
    const size = Buffer.from([this.#id.length >> 8, this.#id.length & 255]);
    const key = Buffer.concat([Buffer.alloc(16), size, this.#id, this.#publicKey]);
    const data = Buffer.concat([this.#data(question.site, PRESENT_AND_VERIFIED | WITH_A_KEY), key]);
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615900', 'hex');
    const attestation = Buffer.concat([head, Buffer.from([data.length]), data]);
    return {
      id: this.id,
      clientDataJSON: this.#client('webauthn.create', question.challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    };
  }

  answer(question: Question): PasskeyAnswer {
    this.counter += 1;
    const data = this.#data(question.site, PRESENT_AND_VERIFIED);
    const client = this.#client('webauthn.get', question.challenge);
    const digest = createHash('sha256').update(client).digest();
    return {
      id: this.id,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, digest]), this.#privateKey).toString('base64url'),
    };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), counter]);
  }
}
