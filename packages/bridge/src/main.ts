/**
 * Runs beside Python: frames in on standard input, answers out on standard output, until the other side goes. Nothing here may import
 * `node:process`: that looks at `process.stdin`, which makes the pipe one that does not wait.
 */
import { BRIDGE_VERSION, KIND } from './kinds.ts';
import { Service } from './service.ts';
import { Wire } from './wire.ts';

const wire = new Wire(0, 1);
const hello = { paiju: 'bridge', version: BRIDGE_VERSION, node: process.version };
wire.write(KIND.ask, 0, new TextEncoder().encode(JSON.stringify(hello)));
const service = new Service();
for (let frame = wire.read(); frame !== null; frame = wire.read()) {
  const { kind, body } = service.answer(frame);
  wire.write(kind, frame.batch, body);
}
