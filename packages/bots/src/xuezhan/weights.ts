/** What the networks of this game have learnt, by the preset they learnt it at. */
import { BURY3 } from './weights/bury3.ts';
import { SICHUAN } from './weights/sichuan.ts';
import { XUELIU } from './weights/xueliu.ts';

export const XUEZHAN_WEIGHTS = {
  bury3: BURY3,
  sichuan: SICHUAN,
  xueliu: XUELIU,
};
