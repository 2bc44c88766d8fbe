/** The address under which a record can be seen by anybody. */
import { addressOf } from '../routes.ts';
import { packRecord } from './pack.ts';

/** Null where the record is too large for an address. */
export const shareLink = async (text: string): Promise<string | null> => {
  const packed = await packRecord(text);
  return packed.ok ? location.origin + location.pathname + addressOf('r', packed.value) : null;
};
