// Runs one attack of tests/torture/attacks.ts as a separate process. It has the lowest priority, because real attackers
// are other machines, which do not use the site's processors. The arguments are the attack's name, the port and
// seconds. Prints the outcome.
import { setPriority } from 'node:os';
import { attacks } from './attacks.ts';

const [name = '', port, seconds] = process.argv.slice(2);
const attack = attacks[name];
if (!attack) throw new Error(`no attack ${name}`);
setPriority(19);
console.log(await attack(Number(port), Number(seconds)));
process.exit();
