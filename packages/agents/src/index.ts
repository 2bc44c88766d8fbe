/** The public surface of agents, listed by hand. */
export type { TableAddress } from './online/address.ts';
export { tableAddress } from './online/address.ts';
export type { AgentVisit, VisitEnd } from './online/agentAtTable.ts';
export { visitTable } from './online/agentAtTable.ts';
export type { TableEars } from './online/tableClient.ts';
export { NoTable, TableClient } from './online/tableClient.ts';
export { isSignedByHouse } from './online/wallPlayer.ts';
export type { AgentTerms } from './seat/agent.ts';
export { Agent } from './seat/agent.ts';
export type { AgentSeating } from './seat/agentSeat.ts';
export { AgentSeat, NoAnswer } from './seat/agentSeat.ts';
export type { FaultCounts } from './seat/faults.ts';
export { addFaults, FAULTS, hasFaults, noFaults } from './seat/faults.ts';
export type { AgentDown } from './wire/down.ts';
