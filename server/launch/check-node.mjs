// Imported first, for its effect: an old Node should say what is wrong instead of failing somewhere.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This site needs Node 20.19 or newer; this is ${process.versions.node}.`);
  console.error('Install a current one from https://nodejs.org, then run the command again.');
  process.exit(1);
}
