import pg from 'pg';

/**
 * A connection to the embedded database, where anybody on this machine may have taken the port. The
 * password is used with SCRAM alone, which does not show it to the other side; and the other side has
 * to prove that it knows it as well, before it gets a query.
 */
export class EmbeddedClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, password: config.password, ssl: false });
    // Inside pg 8: no public event tells how a server lets us in, and nothing public cuts a connection. With
    // another major version tests/integration/database-strangers tells whether this still holds.
    // These listeners come before the client's own, which answer.
    const { connection } = this;
    let [hasProof, isWrong] = [false, false];
    const refuse = (reason: string) => {
      connection.emit('error', new Error(reason));
      // Whatever else it has sent is ignored, and nothing is sent.
      connection.removeAllListeners().on('error', () => {});
      connection.stream.destroy();
    };
    for (const demand of ['authenticationCleartextPassword', 'authenticationMD5Password']) {
      connection.on(demand, () => refuse('a stranger asked for the password'));
    }
    connection.on('authenticationSASLFinal', () => {
      hasProof = true;
    });
    // The client itself checks the proof, and says so here.
    connection.on('error', () => {
      isWrong = true;
    });
    connection.on('authenticationOk', () => {
      if (!hasProof || isWrong) refuse('a stranger let everybody in');
    });
  }
}
