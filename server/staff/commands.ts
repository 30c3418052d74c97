import { describe } from '#server/operator-error.ts';
import { answered, erase, note, reopen, restore } from './change-commands.ts';
import { list, save, show, summary, testNotice } from './read-commands.ts';
import { createTask, type RunOptions, type Task } from './task.ts';
import { type Command, help, parseCommand, UsageError } from './usage.ts';

/** Runs `npm run leads`. @returns the exit code: 0 done, 1 not done, 2 invalid command line */
export async function runLeads(args: readonly string[], options: RunOptions): Promise<number> {
  try {
    const command = parseCommand(args, options.now);
    return (await commands[command.name](createTask(command, options))) ?? 0;
  } catch (error) {
    // `npm run leads | head` closes the pipe early. That is not a failure.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
    options.terminal.warn(describe(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

/** A command returns an exit code, or nothing when it is done. */
const commands: Readonly<Record<Command['name'], (task: Task) => Promise<number | undefined>>> = {
  help: async ({ terminal }) => {
    await terminal.print(help);
    return undefined;
  },
  list: (task) => (task.command.format ? save(task, task.command.format) : list(task)),
  backup: (task) => save(task, 'json'),
  show,
  summary,
  note,
  answered,
  reopen,
  restore,
  erase,
  'test-notice': testNotice,
};
