// An authenticator in software: makes passkeys and signs with them as a security key does (WebAuthn level 3).
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } }

/** What may be wrong with an answer. */
type Fault = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  readonly isVerified?: boolean
  readonly type?: string
  readonly userHandle?: string
  /** Signs with another key. */
  readonly foreign?: boolean
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

/** @param origin the site that its browser is at */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge }: Options, fault: Fault) =>
    JSON.stringify({
      type: fault.type ?? type,
      challenge: fault.challenge ?? challenge,
      origin: fault.origin ?? origin,
      crossOrigin: false,
    })
  const authenticatorData = (rpId: string, flags: number, fault: Fault, rest: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(fault.counter ?? (counter += 1))
    const verified = fault.isVerified === false ? 0 : VERIFIED
    return Buffer.concat([sha256(fault.rpId ?? rpId), Buffer.from([flags | PRESENT | verified]), count, rest])
  }
  const wrapped = <R>(response: R) => ({
    id: base64Url(id),
    rawId: base64Url(id),
    type: 'public-key',
    response,
  })
  return {
    id: base64Url(id),
    /** Makes the passkey. */
    create(options: Options, fault: Fault = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)])
      const authData = authenticatorData(options.rp?.id ?? '', ATTESTED, fault, attested)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return wrapped({
        clientDataJSON: base64Url(clientData('webauthn.create', options, fault)),
        // The encoder's own type of a map does not name bytes inside of one.
        attestationObject: base64Url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      })
    },
    /** Signs a challenge. */
    sign(options: Options, fault: Fault = {}) {
      const data = clientData('webauthn.get', options, fault)
      const authData = authenticatorData(options.rpId ?? '', 0, fault)
      const key = fault.foreign ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(key)
      return wrapped({
        clientDataJSON: base64Url(data),
        authenticatorData: base64Url(authData),
        signature: base64Url(signature),
        ...(fault.userHandle !== undefined && { userHandle: base64Url(fault.userHandle) }),
      })
    },
  }
}

/** A public key on P-256 as COSE: kty 2 (EC2), alg -7 (ES256), crv 1, x, y. */
function coseOf(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const fields = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  return isoCBOR.encode(fields)
}
