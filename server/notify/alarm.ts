/** A sleep that can be cut short, also before it begins: no ring is ever missed. */
export interface Alarm {
  ring(): void;
  /** Resolves after `ms`, or at once when the alarm has rung since the last sleep. */
  sleep(ms: number): Promise<void>;
}

export function createAlarm(): Alarm {
  let hasRung = false;
  let wakeUp = () => {};
  return {
    ring() {
      hasRung = true;
      wakeUp();
    },
    async sleep(ms) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}
