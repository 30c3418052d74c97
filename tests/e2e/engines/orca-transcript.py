# Orca, the screen reader, which writes what it would say to the standard output, a line each: there
# is no sound device where tests run. Its argument is a folder for its settings. Where another Orca
# runs already, Orca's own program would not start: this one is its own.
import sys

from orca import orca, settings, speech


def say(text, *_voice):
    print(" ".join(text.split()), flush=True)


def say_all(utterances, _on_progress):
    for context, _voice in utterances:
        say(context.utterance)
    say("(end)")


speech.init = lambda: None
speech._speak = say
speech.speakCharacter = say
speech.speakKeyEvent = lambda *_: None
speech.sayAll = say_all
settings.enableBraille = settings.enableSound = False
settings.sayAllOnLoad = settings.pageSummaryOnLoad = False
orca.getSettingsManager().activate(sys.argv[1], {})
sys.exit(orca.main())
