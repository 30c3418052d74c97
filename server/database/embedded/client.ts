import pg from 'pg';

/**
 * A connection to the embedded database, on whose port a stranger may listen: by SCRAM alone, which shows nobody the
 * password, and without a query before the other side has proved that it knows it, too.
 */
export class EmbeddedClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, password: config.password, ssl: false });
    // Internals of pg 8, as nothing public tells how a server lets us in: these listeners come before the
    // client's own. With another major version tests/integration/database-strangers tells whether they hold.
    const { connection } = this;
    let [hasProof, isWrong] = [false, false];
    const refuse = (reason: string) => {
      connection.emit('error', new Error(reason));
      connection.removeAllListeners().on('error', () => {});
      connection.stream.destroy();
    };
    for (const demand of ['authenticationCleartextPassword', 'authenticationMD5Password']) {
      connection.on(demand, () => refuse('a stranger asked for the password'));
    }
    connection.on('authenticationSASLFinal', () => {
      hasProof = true;
    });
    // The client itself checks the proof.
    connection.on('error', () => {
      isWrong = true;
    });
    connection.on('authenticationOk', () => {
      if (!hasProof || isWrong) refuse('a stranger let everybody in');
    });
  }
}
