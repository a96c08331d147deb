import type { PaymentIntent } from './objects.ts'

export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** What the provider says about a refused call, beside its type and message. */
export type ErrorDetail = {
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  payment_intent?: Partial<PaymentIntent>
}

/** An error answer of the API. Thrown, it undoes the call; returned by a verb, the effects of the call stay. */
export class ApiError extends Error {
  readonly status: number
  readonly type: ErrorType
  readonly detail: ErrorDetail

  constructor(status: number, type: ErrorType, message: string, detail: ErrorDetail = {}) {
    super(message)
    this.status = status
    this.type = type
    this.detail = detail
  }

  /** The body on the wire. */
  body(): { error: { type: ErrorType; message: string } & ErrorDetail } {
    return { error: { type: this.type, message: this.message, ...this.detail } }
  }
}

/** A call that is wrong in itself: 400. */
export function invalidRequest(message: string, detail: ErrorDetail = {}): ApiError {
  return new ApiError(400, 'invalid_request_error', message, detail)
}

/** An object that is not there: 404. @param noun e.g. `payment_intent` */
export function resourceMissing(noun: string, id: string, param = 'intent'): ApiError {
  return new ApiError(404, 'invalid_request_error', `No such ${noun}: '${id}'`, { code: 'resource_missing', param })
}
