/** What somebody is shown of themselves. */
import type { Me, OwnAccount } from '@paiju/protocol';
import type { Known } from '../store/guests.ts';
import type { People } from './people.ts';
import type { Site } from './site.ts';

export const meAs = async (
  people: People,
  { id, device: here }: Known,
  {
    site,
    guestDays,
    accountDays,
  }: { readonly site: Site; readonly guestDays: number; readonly accountDays: number },
): Promise<Me | null> => {
  const guest = await people.guests.find(id);
  if (guest === null) return null;
  const account = await accountOf(people, id);
  const devices = await people.devices.of(id);
  return {
    passkeySite: site.host,
    name: guest.name,
    face: guest.face,
    createdAt: guest.createdAt.getTime(),
    keepDays: account === null ? guestDays : accountDays,
    account,
    devices: devices.map((device) => ({
      id: device.id,
      kind: device.kind,
      createdAt: device.createdAt.getTime(),
      seenAt: device.seenAt.getTime(),
      isThis: device.id === here,
    })),
  };
};

const accountOf = async ({ accounts }: People, id: string): Promise<OwnAccount | null> => {
  const account = await accounts.of(id);
  if (account === null) return null;
  const passkeys = await accounts.passkeysOf(id);
  return {
    login: account.login,
    hasPassword: account.passwordHash !== null,
    passkeys: passkeys.map(({ id: key, kind, createdAt, usedAt }) => ({
      ...{ id: key, kind, createdAt: createdAt.getTime(), usedAt: usedAt?.getTime() ?? null },
    })),
  };
};
