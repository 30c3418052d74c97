import { factFaults } from '#shared/company-check.ts';

// The build's first import: nothing is made of wrong facts, not even an error of its own.
const faults = factFaults();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
