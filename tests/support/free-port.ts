import { randomInt } from 'node:crypto';
import { findFreePort } from '#server/database/embedded-postgres.ts';

/** Returns a free port below the range that systems assign automatically. */
export const freePort = () => findFreePort(randomInt(15_433, 31_000));
