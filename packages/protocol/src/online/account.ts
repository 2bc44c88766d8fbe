/** What is asked for by HTTP about oneself: proving who one is, where one is signed in, and what is kept. */

/** Anything shorter is guessed, anything longer is no password. */
export const PASSWORD_SIZE = { least: 10, most: 200 } as const;

/** `GET /api/sign-in`. */
export interface WaysIn {
  /** Where keys are good that the browser keeps; a page of another host cannot use them. */
  readonly passkeySite: string;
  /** So many days after the last visit everything about a guest goes, and about an account; 0 for never. */
  readonly guestDays: number;
  readonly accountDays: number;
}

/** A key, as its owner tells it from others. Times are milliseconds since 1970. */
export interface OwnPasskey {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface OwnDevice {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}

/** `GET /api/me`, with a token. */
export interface Me extends Pick<WaysIn, 'passkeySite'> {
  readonly name: string;
  readonly face: string | null;
  readonly createdAt: number;
  /** So many days after the last visit everything goes; 0 for never. */
  readonly keepDays: number;
  /** Null for a guest whom only this device knows. */
  readonly account: OwnAccount | null;
  readonly devices: readonly OwnDevice[];
}

export interface OwnAccount {
  readonly login: string | null;
  readonly hasPassword: boolean;
  readonly passkeys: readonly OwnPasskey[];
}

/** `POST /api/me/passkeys/ask` and `POST /api/sign-in/passkey/ask`: what an authenticator is to sign, once and soon. */
export interface PasskeyQuestion {
  readonly challenge: string;
  readonly site: string;
}
export interface NewPasskeyQuestion extends PasskeyQuestion {
  readonly user: { readonly id: string; readonly name: string };
  /** Authenticators that have a key already need no other. */
  readonly known: readonly string[];
}

/** `POST /api/me/passkeys`: as the browser says it, in base64url. */
export interface NewPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

/** `POST /api/sign-in/passkey`. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** `POST /api/sign-in/password`. */
export interface PasswordAnswer {
  readonly login: string;
  readonly password: string;
}

/** `PUT /api/me/password`; the one of before, where there is one. */
export interface NewPassword extends PasswordAnswer {
  readonly before: string | null;
}

/** `POST /api/sign-in/recovery`: the code is used up by it, and another one comes back. */
export interface RecoveryAnswer {
  readonly code: string;
}

/** Who comes to be known: a token that nobody has had before. */
export interface SignedIn {
  readonly token: string;
  readonly name: string;
  readonly face: string | null;
  readonly recoveryCode: string | null;
}

/** A guest that has been claimed has another token from then on, and a code to write down; both null the next time. */
export interface Claimed {
  readonly token: string | null;
  readonly recoveryCode: string | null;
}

/** `POST /api/me/recovery`: another code; the one of before is good for nothing. */
export interface NewRecovery {
  readonly recoveryCode: string;
}

/** `DELETE /api/me`: whoever means it says the name. */
export interface Farewell {
  readonly name: string;
}

/** `GET /api/me/export`: everything that is kept of a person, under a name for each kind of it. */
export interface Exported {
  readonly paiju: 'person';
  readonly at: string;
  readonly [kept: string]: unknown;
}

/** What is left to say where it was done. */
export interface WasDone {
  readonly done: true;
}
