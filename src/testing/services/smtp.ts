// A mail server that takes mails as a test orders: a stand-in for whatever SMTP_URL names.
import { createServer, type Socket } from 'node:net'

export type SmtpServer = AsyncDisposable & {
  readonly url: string
  /** Every mail that was accepted, as it came. */
  readonly accepted: { from: string; to: string[]; text: string }[]
  /**
   * Answers that mails get at their end instead of 250, one each; `drop` breaks the connection after taking the mail,
   * `hang` takes nothing and says nothing.
   */
  readonly answers: string[]
}

/** @param onMail told each mail that was accepted */
export async function openSmtpServer(port = 0, onMail: (mail: Mail) => unknown = () => {}): Promise<SmtpServer> {
  const accepted: SmtpServer['accepted'] = []
  const answers: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    talk(socket, mail => {
      const answer = answers.shift() ?? '250 taken'
      if (answer.startsWith('250') || answer === 'drop') {
        accepted.push(mail)
        onMail(mail)
      }
      if (answer === 'drop') socket.destroy()
      else if (answer !== 'hang') socket.write(`${answer}\r\n`)
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${listening}`,
    accepted,
    answers,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

type Mail = SmtpServer['accepted'][number]

function talk(socket: Socket, take: (mail: Mail) => void): void {
  let mail: Mail = { from: '', to: [], text: '' }
  let rest = ''
  let inData = false
  socket.write('220 stand-in\r\n')
  socket.on('data', data => {
    rest += String(data)
    for (;;) {
      const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const line = rest.slice(0, end)
      rest = rest.slice(end + (inData ? 5 : 2))
      if (inData) {
        inData = false
        take({ ...mail, text: line })
        mail = { from: '', to: [], text: '' }
      } else socket.write(`${answerTo(line)}\r\n`)
    }
  })

  function answerTo(line: string): string {
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') mail.from = address
    if (verb === 'RCPT') mail.to.push(address)
    if (verb === 'DATA') inData = true
    return verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok'
  }
}
