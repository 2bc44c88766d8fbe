/** `paiju agent`: a program at a table online. */
import { hasFaults, NoTable, tableAddress, visitTable } from '@paiju/agents';
import { isName, LONGEST_NAME, tidyName } from '@paiju/engine/input';
import { INTERRUPTED, oneLine, UsageError } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';
import { faultLines } from '../text/agentFaults.ts';

export interface AgentAtTableArgs {
  readonly table: string;
  readonly exec: string;
  readonly name: string;
  readonly matches?: number;
  readonly agentTime?: number;
}

export const agentAtTable = async (io: Io, args: AgentAtTableArgs): Promise<number> => {
  const address = tableAddress(args.table);
  if (address === null)
    throw new UsageError(
      `--table '${oneLine(args.table)}' is not allowed; allowed: a link such as http://localhost:5180/#/table/CODE`,
    );
  const name = tidyName(args.name);
  if (!isName(name))
    throw new UsageError(
      `--name is not allowed; allowed: 1 to ${LONGEST_NAME} characters, none of them hidden`,
    );
  try {
    const { exec: command, matches = null, agentTime: decisionMs = null } = args;
    const say = (line: string): unknown => io.err.write(`paiju: ${name} ${line}\n`);
    const plan = { address, command, name, decisionMs, reserveMs: 0, matches, say };
    const end = await visitTable(plan, io.signal);
    const { faults, lastWords, trouble } = end;
    for (const line of faultLines([{ bot: `exec:${command}`, faults, lastWords }])) io.out.write(`${line}\n`);
    io.out.write(`matches played: ${end.matches}\n`);
    if (trouble !== null) io.err.write(`paiju: ${trouble}\n`);
    if (io.signal.aborted) return INTERRUPTED;
    return trouble !== null || hasFaults(faults) ? 1 : 0;
  } catch (error) {
    throw error instanceof NoTable ? new UsageError(error.message) : error;
  }
};
