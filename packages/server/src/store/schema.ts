/** Everything that is kept, a file for each part. After a change: `npm run migrations --workspace packages/server`. */
export { block, conductMark, operatorLog, report, suspension } from './schema/conduct.ts';
export { dailyBot, dailyDeal, dailyTry, seeker } from './schema/finding.ts';
export { account, challenge, device, farewell, passkey, throttle } from './schema/people.ts';
export { competitor, ladder, reckoned, reckonedSeat, standing } from './schema/ratings.ts';
export { entry, guest, house, member, played, sitting } from './schema/tables.ts';
