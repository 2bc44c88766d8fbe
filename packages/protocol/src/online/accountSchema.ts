/** The schemas of what is asked for about oneself. */
import * as z from 'zod/mini';
import { count, flag, playerName } from '../shared/basics.ts';
import { exactly, schemaOf } from '../shared/exactly.ts';
import type {
  Claimed,
  Exported,
  Farewell,
  Me,
  NewPasskey,
  NewPasskeyQuestion,
  NewPassword,
  NewRecovery,
  OwnAccount,
  OwnDevice,
  OwnPasskey,
  PasskeyAnswer,
  PasskeyQuestion,
  PasswordAnswer,
  RecoveryAnswer,
  SignedIn,
  WasDone,
  WaysIn,
} from './account.ts';
import { PASSWORD_SIZE } from './account.ts';
import { face, token } from './tableSchema.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
/** What browsers and authenticators say, as it is written in addresses. */
const bytes = (most: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.minLength(1), z.maxLength(most));
const site = text(253);
const kind = text(60);
const credential = bytes(1_400);
/** 25 signs in groups, however they were typed. */
const recoveryCode = z.string().check(z.regex(/^[\sA-Za-z0-9-]{20,60}$/));
const login = playerName;
/** What is too short is refused with a code of its own. */
const password = text(PASSWORD_SIZE.most);

const passkey = exactly<OwnPasskey>()(
  z.strictObject({ id: credential, kind, createdAt: count, usedAt: z.nullable(count) }),
);
const device = exactly<OwnDevice>()(
  z.strictObject({ id: z.uuid(), kind, createdAt: count, seenAt: count, isThis: flag }),
);
const account = exactly<OwnAccount>()(
  z.strictObject({ login: z.nullable(login), hasPassword: flag, passkeys: z.array(passkey) }),
);

export const ACCOUNT_API = {
  waysIn: exactly<WaysIn>()(z.strictObject({ passkeySite: site, guestDays: count, accountDays: count })),
  me: exactly<Me>()(
    z.strictObject({
      passkeySite: site,
      name: playerName,
      face,
      createdAt: count,
      keepDays: count,
      account: z.nullable(account),
      devices: z.array(device),
    }),
  ),
  passkeyQuestion: exactly<PasskeyQuestion>()(z.strictObject({ challenge: bytes(100), site })),
  newPasskeyQuestion: exactly<NewPasskeyQuestion>()(
    z.strictObject({
      challenge: bytes(100),
      site,
      user: z.strictObject({ id: bytes(100), name: playerName }),
      known: z.array(credential),
    }),
  ),
  newPasskey: exactly<NewPasskey>()(
    z.strictObject({ id: credential, clientDataJSON: bytes(4_000), attestationObject: bytes(12_000) }),
  ),
  passkeyAnswer: exactly<PasskeyAnswer>()(
    z.strictObject({
      id: credential,
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(2_000),
    }),
  ),
  passwordAnswer: exactly<PasswordAnswer>()(z.strictObject({ login, password })),
  newPassword: exactly<NewPassword>()(z.strictObject({ login, password, before: z.nullable(password) })),
  recoveryAnswer: exactly<RecoveryAnswer>()(z.strictObject({ code: recoveryCode })),
  signedIn: exactly<SignedIn>()(
    z.strictObject({ token, name: playerName, face, recoveryCode: z.nullable(recoveryCode) }),
  ),
  claimed: exactly<Claimed>()(
    z.strictObject({ token: z.nullable(token), recoveryCode: z.nullable(recoveryCode) }),
  ),
  newRecovery: exactly<NewRecovery>()(z.strictObject({ recoveryCode })),
  farewell: exactly<Farewell>()(z.strictObject({ name: playerName })),
  exported: schemaOf<Exported>(z.looseObject({ paiju: z.literal('person'), at: text(40) })),
  done: exactly<WasDone>()(z.strictObject({ done: z.literal(true) })),
};
