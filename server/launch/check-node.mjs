// Imported first, for its effect: an old Node should say what is wrong instead of failing somewhere.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This site needs Node 20.19 or newer; this is ${process.versions.node}.`);
  console.error('Install a current one from https://nodejs.org, then run the command again.');
  process.exit(1);
}

/** The last day of each version's security updates. */
const lastDays = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };
export const endOfLife = Object.entries(lastDays)
  .filter(([version, day]) => Number(version) === major && new Date() > new Date(day))
  .map(
    ([version, day]) => `Node ${version} had its last security update by ${day}: better take 24.`,
  );
