// A real S3 server for tests: the RADOS gateway of Ceph with one monitor and one store in memory, all on loopback.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin']

/** The programs that are not on the path. */
export const missingPrograms = (): string[] =>
  programs.filter(name => !(process.env['PATH'] ?? '').split(':').some(folder => existsSync(join(folder, name))))

export type Gateway = {
  readonly endpoint: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  stop: () => Promise<void>
}

/** Monitor at the base, gateway at 5 above it, store somewhere from 10 to 40 above. */
const PORTS = { gateway: 5, firstOfStore: 10, lastOfStore: 40 }

/** Starts the gateway; takes about a quarter of a minute. */
export async function startGateway(): Promise<Gateway> {
  const folder = await mkdtemp(join(tmpdir(), 'palestra-s3-'))
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const base = await freePorts()
    const keys = { accessKeyId: 'ACADEMYKEY', secretAccessKey: 'ACADEMYSECRET' }
    await startAll({ folder, base, keys }, child => children.push(child))
    return { endpoint: `http://127.0.0.1:${base + PORTS.gateway}`, ...keys, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Cluster = { readonly folder: string; readonly base: number; readonly keys: Omit<Gateway, 'endpoint' | 'stop'> }

async function startAll({ folder, base, keys }: Cluster, started: (child: ChildProcess) => void): Promise<void> {
  const [id, storeId] = [randomUUID(), randomUUID()]
  for (const name of ['mon', 'osd', 'run', 'log', 'rgw']) await mkdir(join(folder, name))
  const file = join(folder, 'ceph.conf')
  await writeFile(file, configuration(folder, base, id))
  const config = ['-c', file]
  const start = async (name: string, args: string[]) => {
    const log = await open(join(folder, 'log', `${name}.out`), 'w')
    started(spawn(name, [...config, '-f', ...args], { stdio: ['ignore', log.fd, log.fd] }))
    await log.close()
  }
  const map = join(folder, 'monmap')
  await run('monmaptool', ['--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${base}]`, map])
  await run('ceph-mon', [...config, '-i', 'a', '--mkfs', '--monmap', map])
  await start('ceph-mon', ['-i', 'a'])
  await run('ceph', [...config, 'osd', 'new', storeId, '0'], { timeout: 60_000 })
  await run('ceph-osd', [...config, '-i', '0', '--mkfs', '--osd-uuid', storeId])
  await start('ceph-osd', ['-i', '0'])
  await until(async () => (await run('ceph', [...config, 'osd', 'stat'])).stdout.includes('1 up'))
  // Without these two the gateway waits five minutes for a key that nobody asks for.
  const plain = ['--auth-client-required=none', '--ms-mon-client-mode=crc']
  await start('radosgw', [
    '-n',
    'client.rgw',
    ...plain,
    `--rgw-frontends=beast endpoint=127.0.0.1:${base + PORTS.gateway}`,
  ])
  const user = [
    '--uid=academy',
    '--display-name=academy',
    `--access-key=${keys.accessKeyId}`,
    `--secret-key=${keys.secretAccessKey}`,
  ]
  await run('radosgw-admin', [...config, 'user', 'create', ...user], { timeout: 120_000 })
  await until(async () => (await fetch(`http://127.0.0.1:${base + PORTS.gateway}/`)).status === 200)
}

/** No passwords between the parts, one copy of everything, the store in memory. */
const configuration = (folder: string, base: number, id: string): string => `[global]
fsid = ${id}
mon host = v2:127.0.0.1:${base}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
ms bind port min = ${base + PORTS.firstOfStore}
ms bind port max = ${base + PORTS.lastOfStore}
ms mon client mode = crc
ms cluster mode = crc
ms service mode = crc
ms client mode = crc
ms mon cluster mode = crc
ms mon service mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 2147483648
mon allow pool size one = true
mon warn on pool no redundancy = false
mon max pg per osd = 500
mon data avail crit = 1
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/log/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw dns name = 127.0.0.1
rgw enable usage log = false
keyring = /dev/null
`

/** A base whose ports are free, below the range from which outgoing connections take theirs. */
async function freePorts(): Promise<number> {
  for (;;) {
    const base = 20_000 + Math.floor(Math.random() * 12_000)
    const wanted = [base, base + PORTS.gateway, base + PORTS.firstOfStore, base + PORTS.lastOfStore]
    const free = await Promise.all(wanted.map(isFree))
    if (free.every(Boolean)) return base
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 90_000; ; await setTimeout(200)) {
    if (await isDone().catch(() => false)) return
    if (Date.now() > end) throw new Error('The S3 gateway did not start in time')
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([gone, setTimeout(10_000)])
  child.kill('SIGKILL')
}
