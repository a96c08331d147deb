// Forms and other large bodies that are under way. There is room for so many, and for so much of them in memory; where
// there is none left, the slowest form of the network that holds the most gives way, so that forms which never end keep
// nobody else's out (T56, R18).
import type { FastifyReply, FastifyRequest } from 'fastify'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { networkKey } from '../addresses.ts'
import { cutOff } from './cut-off.ts'

const MOST_OF_ADDRESS = 20
/** A form that has just begun is not slow yet. */
const HEAD_START_BYTES = 20_000
const WAIT_SECONDS = 5

/** What a form is told for which there is no room now. */
export const noRoom = (): Refused => refuse('unavailable', { retryAfter: WAIT_SECONDS })

/** The place of a form among those that are under way. */
export type FormPlace = {
  /** Told of every byte that stays in memory. @returns whether there was room */
  readonly hold: (bytes: number) => boolean
  /** From now on the form does not give way: it has come whole. @returns whether its sender is still there */
  readonly keep: () => boolean
  /** Aborted when the sender has hung up. */
  readonly gone: AbortSignal | undefined
}

type OpenForm = {
  readonly request: FastifyRequest
  readonly ip: string
  readonly network: string
  readonly isVisitor: boolean
  readonly startedAt: number
  readonly startedWith: number
  readonly gone: AbortController
  bytes: number
  isWhole: boolean
  isWorkedOn: boolean
}

type Weigh = (form: OpenForm) => number
const each: Weigh = () => 1
const bytesOf: Weigh = ({ bytes }) => bytes

/** Visitors have half of the room for everybody. */
const rooms = [
  { isFor: ({ isVisitor }: OpenForm) => isVisitor, forms: 100, bytes: 100_000_000 },
  { isFor: () => true, forms: 200, bytes: 200_000_000 },
]

type OpenByRequest = Map<FastifyRequest, OpenForm>

/** Finds room for so much more of a form, where need be by cutting others off. */
function roomsIn(open: OpenByRequest) {
  return (form: OpenForm, weigh: Weigh, more: number): boolean =>
    rooms
      .filter(({ isFor }) => isFor(form))
      .every(room => {
        const most = weigh === each ? room.forms : room.bytes
        for (;;) {
          const inside = [...open.values()].filter(room.isFor)
          if (sum(inside, weigh) + more <= most) return true
          const slowest = givingWay(inside, form, weigh)
          if (!slowest) return false
          open.delete(slowest.request)
          slowest.request.log.warn({ event: 'form-gave-way', ip: slowest.ip }, 'a slow form gave way')
          cutOff(slowest.request.raw.socket, { refused: noRoom() })
        }
      })
}

export function openForms() {
  // At most as many as there is room for, so that counting them all is cheap.
  const open: OpenByRequest = new Map()
  const makeRoom = roomsIn(open)

  return {
    /**
     * Counts a form as open until its answer has left and its work is done, with `bytes` of memory for it.
     * @returns a refusal of one too many
     */
    enter: (
      { ip, actor }: Pick<Context, 'ip' | 'actor'>,
      request: FastifyRequest,
      reply: FastifyReply,
      bytes = 0,
    ): Refused | undefined => {
      const ofAddress = [...open.values()].filter(one => one.ip === ip)
      if (ofAddress.length >= MOST_OF_ADDRESS) return refuse('too-many', { retryAfter: WAIT_SECONDS })
      const came = { startedAt: performance.now(), startedWith: request.socket.bytesRead }
      const state = { gone: new AbortController(), bytes, isWhole: false, isWorkedOn: false }
      const form: OpenForm = { request, ip, network: networkKey(ip), isVisitor: !userOf(actor), ...came, ...state }
      if (!makeRoom(form, each, 1) || !makeRoom(form, bytesOf, bytes)) return noRoom()
      open.set(request, form)
      reply.raw.once('close', () => {
        form.gone.abort()
        // What came of a form that was still being read goes with its connection.
        if (!form.isWorkedOn) open.delete(request)
      })
      return undefined
    },
    /** Reads a form, or another body, and does what it asks for. Its memory counts until then, whoever hangs up. */
    during: async <T>(request: FastifyRequest, work: (place: FormPlace) => Promise<T>): Promise<T> => {
      const form = open.get(request)
      if (!form) return work({ hold: () => false, keep: () => false, gone: undefined })
      const isOpen = () => open.has(request) && !form.gone.signal.aborted
      try {
        return await work({
          hold: bytes => {
            if (!isOpen() || !makeRoom(form, bytesOf, bytes)) return false
            form.bytes += bytes
            return true
          },
          keep: () => {
            form.isWhole = true
            form.isWorkedOn = isOpen()
            return form.isWorkedOn
          },
          gone: form.gone.signal,
        })
      } finally {
        Object.assign(form, { bytes: 0, isWorkedOn: false })
        if (form.gone.signal.aborted) open.delete(request)
      }
    },
  }
}

export type OpenForms = ReturnType<typeof openForms>

const sum = (forms: readonly OpenForm[], weigh: Weigh): number => forms.reduce((total, form) => total + weigh(form), 0)

/**
 * @returns the slowest form of the network that holds the most, where that is more than the newcomer's holds; of the same
 *   network, that of the address that does
 */
function givingWay(inside: readonly OpenForm[], newcomer: OpenForm, weigh: Weigh): OpenForm | undefined {
  const coming = inside.filter(form => !form.isWhole && weigh(form) > 0)
  const ofNetwork = ofMost(coming, { newcomer, weigh, by: ({ network }) => network })
  const neighbours = coming.filter(({ network }) => network === newcomer.network)
  const given = ofNetwork ?? ofMost(neighbours, { newcomer, weigh, by: ({ ip }) => ip })
  const now = performance.now()
  const speed = ({ request, startedAt, startedWith }: OpenForm) =>
    (HEAD_START_BYTES + request.socket.bytesRead - startedWith) / (now - startedAt)
  return given?.toSorted((one, other) => speed(one) - speed(other))[0]
}

type Sharing = { readonly newcomer: OpenForm; readonly weigh: Weigh; readonly by: (form: OpenForm) => string }

/** @returns the forms of whoever holds the most, where that is more than the newcomer's holds */
function ofMost(coming: readonly OpenForm[], { newcomer, weigh, by }: Sharing): OpenForm[] | undefined {
  const groups = Map.groupBy(coming, by)
  const held = new Map([...groups].map(([key, forms]) => [key, sum(forms, weigh)]))
  const most = Math.max(0, ...held.values())
  if (most <= (held.get(by(newcomer)) ?? 0)) return undefined
  return [...groups].find(([key]) => held.get(key) === most)?.[1]
}
