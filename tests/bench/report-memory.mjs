// Loaded into a process to be measured: says at its end how much memory it has held at most.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  // In kilobytes.
  writeFileSync(process.env.MEMORY_REPORT ?? '', String(process.resourceUsage().maxRSS));
});
