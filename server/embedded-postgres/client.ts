import pg from 'pg';

/**
 * A connection to the embedded database, where anybody on this machine may have taken the port. The
 * password is used with SCRAM alone, which does not show it to the other side; and the other side has
 * to prove that it knows it as well, before it gets a query.
 */
export class EmbeddedClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    const { password } = config;
    let hasAskedForScram = false;
    let hasProvedItself = false;
    super({
      ...config,
      ssl: false,
      // Asked whatever the other side has asked for: the password itself, or a hash made to be broken.
      password: () => {
        if (hasAskedForScram && typeof password === 'string') return password;
        throw new Error('a stranger asked for the password');
      },
    });
    const { connection } = this;
    connection.once('authenticationSASL', () => {
      hasAskedForScram = true;
    });
    // The client itself checks the proof.
    connection.once('authenticationSASLFinal', () => {
      hasProvedItself = true;
    });
    connection.once('authenticationOk', () => {
      if (hasProvedItself) return;
      connection.emit('error', new Error('a stranger let everybody in'));
      connection.stream.destroy();
    });
  }
}
