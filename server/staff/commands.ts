// More than 150 lines: every command with its arguments, options and help.
import { Command, CommanderError, Option } from 'commander';
import { toOperatorMessage } from '#server/base/operator-error.ts';
import { toFilledText, toLeadId, toLeadIds, toLimit, toMoment, toNote } from './arguments.ts';
import { backup } from './backup.ts';
import { answerLeads, noteLead, reopenLeads } from './change-leads.ts';
import { type EraseOptions, erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { list, show } from './list.ts';
import { restore } from './restore.ts';
import type { LeadFilter } from './select-leads.ts';
import type { Session } from './session.ts';
import { testNotice } from './test-notice.ts';

/** Runs `npm run leads`. @returns the exit code: 0 done, 1 not done, 2 invalid command line */
export async function runLeads(args: readonly string[], session: Session): Promise<number> {
  try {
    await createProgram(session).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed the help or what is wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    // `npm run leads | head` closes the pipe early. That is not a failure.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
    session.terminal.warn(toOperatorMessage(error));
    return 1;
  }
}

function createProgram(session: Session): Command {
  const { terminal } = session;
  const program = new Command('npm run leads --')
    .description('Lists leads, the newest 20 first.')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      // A reader that has gone, such as `head`, is not a failure.
      writeOut: (text) => void terminal.print(text).catch(() => {}),
      writeErr: (text) => terminal.warn(text.trimEnd()),
      getOutHelpWidth: () => terminal.width,
    })
    .showHelpAfterError('For help, run: npm run leads -- help')
    .addHelpText('after', '\nExamples are in docs/leads.md.')
    .helpOption('-h, --help', 'explains the command')
    .helpCommand('help [command]', 'explains a command and its options');
  addLeadCommands(program, session);
  addOtherCommands(program, session);
  addList(program, session);
  return program;
}

/** Adds the commands for leads that are named by their numbers. */
function addLeadCommands(program: Command, session: Session): void {
  const leads = ['<lead...>', 'the numbers of the leads', toLeadIds] as const;
  program
    .command('show')
    .description('prints everything about leads')
    .argument(...leads)
    .action((ids) => show(session, ids));

  program
    .command('note')
    .description('adds a note to a lead. Its reminders go on')
    .argument('<lead>', 'the number of the lead', toLeadId)
    .argument('[words]', 'the note, in quotes', toNote)
    .option('--not-reached', 'notes that nobody took the call')
    .action((id, words, { notReached }, command) => {
      if (!words && !notReached)
        command.error('error: A note needs words in quotes, for example: note 17 "calls at 6"');
      return noteLead(session, id, words, notReached);
    });

  program
    .command('answered')
    .description('marks leads as answered. Their reminders end')
    .argument(...leads)
    .option('--note <words>', 'adds a note to each of them', toNote)
    .action((ids, options) => answerLeads(session, ids, options.note));

  program
    .command('reopen')
    .description('takes "answered" back. The notes stay')
    .argument(...leads)
    .action((ids) => reopenLeads(session, ids));
}

/** Adds the commands that take no numbers of leads. */
function addOtherCommands(program: Command, session: Session): void {
  program
    .command('backup')
    .description('writes all leads into a file')
    .argument('<file>', 'for example leads-backup.json', toFilledText)
    .option('--force', 'replaces the file')
    .action((file, { force }) => backup(session, file, force));

  program
    .command('restore')
    .description('adds the leads of a backup that are missing here')
    .argument('<file>', 'for example leads-backup.json', toFilledText)
    .action((file) => restore(session, file));

  addPerson(program.command('erase'), session)
    .description('lists the leads of a person or an age, asks, and deletes them')
    .option('-y, --yes', 'does not ask')
    .action((options: EraseOptions, command) => {
      const { phone, email, olderThan } = options;
      if ((phone ?? email ?? olderThan) === undefined)
        command.error('error: "erase" needs --phone, --email or --older-than.');
      return erase(session, options);
    });

  program
    .command('test-notice')
    .description('sends a test by email and webhook')
    .action(() => testNotice(session));
}

/** Adds the options that choose leads by a person or an age. */
const addPerson = (command: Command, { now }: Session) =>
  command
    .option('--phone <number>', 'of one person, the whole number', toFilledText)
    .option('--email <address>', 'of one person, the whole address', toFilledText)
    .addOption(
      new Option('--older-than <age>', 'neither came nor was answered since, for example 2y')
        .argParser((text) => toMoment(text, now))
        .conflicts(['phone', 'email']),
    );

/** Makes a line without a command list or export leads. */
function addList(program: Command, session: Session): void {
  program
    .optionsGroup('Choose leads (combine these options):')
    .option('--open', 'leads without an answer, the oldest first')
    .option('--since <moment>', 'today, 12h, 7d, 2w or 2026-11-21', (text) =>
      toMoment(text, session.now),
    )
    .option('--campaign <name>', 'a part of the name of a campaign', toFilledText)
    .option('--source <name>', 'who sent the visitor: google, "google ad"', toFilledText)
    .option('--search <text>', 'words of the lead: a name, city, project or message', toFilledText);
  addPerson(program, session)
    .option('--limit <number>', 'at most so many leads', toLimit)
    .optionsGroup('Export them instead:')
    .option('--csv', 'prints them as a table for Excel')
    .addOption(new Option('--json', 'prints all fields for programs').conflicts('csv'))
    .allowExcessArguments()
    .action((options: LeadFilter & { csv?: boolean; json?: boolean }) => {
      const [unknown] = program.args;
      if (unknown !== undefined) program.error(`error: There is no command "${unknown}".`);
      const work = options.csv || options.json ? exportLeads : list;
      return work(session, options);
    });
}
