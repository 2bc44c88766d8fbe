export { MemberLost, StoreFailed, Superseded } from './store/problems.ts';
export { openStore } from './store/store.ts';
