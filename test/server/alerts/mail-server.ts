/** An SMTP server that takes every mail, and what it had. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SmtpConfig } from '../../../src/server/alerts/alerts-config.js';

export interface TakenMail {
  readonly to: readonly string[];
  /** The value of its header. */
  readonly subject: string;
  /** Without its headers, in lines as they were written. */
  readonly text: string;
}

export interface MailServer {
  readonly smtp: SmtpConfig;
  readonly mails: TakenMail[];
  /** Whether it refuses all recipients. */
  isRefusing: boolean;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(taken.isRefusing ? refusal : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(
          mailIn(
            Buffer.concat(chunks).toString(),
            envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const taken: MailServer = {
    smtp: { url: `smtp://127.0.0.1:${port}`, from: 'alerts@meridian.example' },
    mails,
    isRefusing: false,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return taken;
}

function mailIn(content: string, to: readonly string[]): TakenMail {
  const end = content.indexOf('\r\n\r\n');
  const head = content.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const [, subject = ''] = /^Subject: (.*)$/m.exec(head) ?? [];
  // Lines that are too long for a mail were broken.
  const text = content
    .slice(end + 4)
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=');
  return { to, subject: subject.trim(), text };
}
