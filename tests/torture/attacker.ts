// One attack of tests/torture/attacks.ts as a process of its own, at the lowest priority: attackers are
// other machines, which take neither the site's processors nor the measuring visitors' turns.
// Arguments: the attack's name, the port, seconds. Prints the outcome.
import { setPriority } from 'node:os';
import { attacks } from './attacks.ts';

const [name = '', port, seconds] = process.argv.slice(2);
const attack = attacks[name];
if (!attack) throw new Error(`no attack ${name}`);
setPriority(19);
console.log(await attack(Number(port), Number(seconds)));
process.exit();
