// Imported first, for its effect: an old Node should say what is wrong instead of failing somewhere.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This site needs Node 20.19 or newer; this is ${process.versions.node}.`);
  console.error('Install a current one from https://nodejs.org, then run the command again.');
  process.exit(1);
}

/** @type {Record<number, string>} */
const ends = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };
const end = ends[major];
if (end && new Date() > new Date(end)) {
  console.error(`Node ${major} has had no security updates since ${end}: better install Node 24.`);
}
