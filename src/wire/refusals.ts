// Expected outcomes that are not success: a closed list of codes, each with its status and its English text.
// The specification's own wording stands here verbatim, odd spellings included (D-28).

export const refusals = {
  invalid: [400, 'The request is not valid'],
  'sign-in': [401, 'Please log in'],
  forbidden: [403, 'You are not allowed to do this'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  conflict: [409, 'This has changed in the meantime'],
  'made-already': [
    409,
    'This was saved already, and has been changed or deleted since. Look for it in the list: saving here again makes another one',
  ],
  'too-large': [413, 'This is too large'],
  'unsupported-type': [415, 'This content type is not accepted'],
  misdirected: [421, 'This address is not served here'],
  'too-many': [429, 'Too many attempts. Please try again later'],
  broken: [500, 'Something went wrong. Please try again'],
  unavailable: [503, 'The academy is busy. Please try again in a moment'],

  'email-unknown': [404, "Email Dosen't exist"],
  'password-incorrect': [403, 'Password incorrect'],
  'sign-in-failed': [403, 'Email or password incorrect'],
  'confirmation-needed': [403, 'Please confirm with your password that it is you'],
  'account-disabled': [403, 'This account is disabled. Please contact support'],
  'set-up-ended': [404, 'This academy is set up already, or the link is not whole'],
  'no-demo': [404, 'There is no demo here that could be ended from the browser'],
  'not-confirmed': [400, 'Please type the name of the academy'],
  'by-invitation': [403, 'New accounts are made by invitation here. Please open the link in the mail that invited you'],
  'invitation-unknown': [404, 'This invitation is no longer valid. Please ask for another one'],
  'too-many-invitations': [409, 'Too many invitations are waiting. Please withdraw some first'],
  'email-taken': [409, 'User already exist'],
  'former-email-taken': [
    409,
    'Your former email belongs to another account now. If you signed up again with it: log in there, add another email in your profile, make it the primary one and remove this one. Then open the link of our mail again: it still works',
  ],
  'password-weak': [400, 'Password does not meet all requirements'],
  'password-common': [400, 'This password is too common. Please choose another'],
  'code-wrong': [400, 'The activation code is not correct'],
  'code-expired': [400, 'The activation code has expired. Please request a new one'],
  'code-ended': [400, 'Too many wrong codes. Please ask for a new one'],
  'password-needed': [403, 'Please enter the password that you signed up with'],
  'activation-unknown': [404, 'This activation link is no longer valid. Please sign up again'],
  'last-admin': [409, 'You are the only administrator. Make someone else an administrator first'],
  'own-account': [409, 'Change your own account in your profile'],
  'email-own': [400, 'This is already your email'],
  'second-email-exists': [409, 'You already have a secondary email'],
  'no-second-email': [409, 'You have no secondary email'],
  'name-short': [400, 'A new name must have at least 4 characters'],
  'password-mismatch': [400, 'New Password Not Match Confirm New Password'],
  'reset-unknown': [400, 'This reset link is no longer valid'],

  'number-unknown': [
    409,
    'This was sold without tax to a business whose tax number is not known any more. Its buyer has to give it with their billing details first',
  ],
  'invoices-off': [409, 'This academy writes no invoices. Please ask for one by mail'],

  'factor-required': [403, 'Administrators need a second factor here. Please set one up in your profile'],
  'factor-needed': [403, 'Please confirm with your second factor'],
  'factor-wrong': [403, 'This code is not correct, or was used already'],
  'no-own-factor': [
    409,
    'Please set up a second factor of your own first, in your profile: without one you would be locked out of the dashboard',
  ],
  'factor-last': [409, 'Administrators need a second factor here. Add another one before you remove this one'],
  'step-ended': [400, 'This took too long or was tried too often. Please start again'],
  'passkey-refused': [403, 'This passkey was not accepted'],
  'passkey-exists': [409, 'This passkey is registered already'],
  'too-many-saved': [409, 'You have saved 200 courses already. Please remove one first'],
  'too-many-views': [409, 'You have saved 60 views already. Please delete one first'],
  'too-many-notes': [409, 'There is no room for more notes here. Please delete one first'],
  'too-many-passkeys': [409, 'You have ten passkeys already. Please remove one first'],
  'app-exists': [409, 'Your authenticator app is on already. If you have not saved recovery codes, make new ones'],
  'no-factor': [409, 'There is no second factor'],

  'price-of-before': [409, 'This course has no price in the currency of the academy yet. Please contact us'],
  'image-shape': [400, 'Please upload an image that is at most 12 times as wide as high, and 3 times as high as wide'],
  'not-an-image': [400, 'Please upload a valid image file'],
  'not-a-pdf': [400, 'Please upload a PDF file'],
  'pdf-unsafe': [400, 'This PDF is locked or starts programs. Please upload a plain one'],
  'not-a-clip': [400, 'Please upload an MP4 or WebM video of at most two minutes'],
  'upload-missing': [409, 'The file has not arrived yet'],
  'upload-expired': [409, 'The time for this upload is over. Please start again'],
  'storage-unavailable': [503, 'Files cannot be stored or read at the moment. Please try again later'],

  'club-registered': [409, 'You Already Requested This'],
  'coach-registered': [409, "You've already requested to register"],
  'application-closed': [409, 'Deadline Passed'],
  'registration-decided': [409, 'This registration has already been decided'],
  'application-in-use': [409, 'People have already registered, so the applicant type cannot change'],

  'link-unknown': [400, 'This link is no longer valid'],

  'already-owned': [409, 'You already own this course'],
  'already-open': [409, 'They already have access to this course'],
  'not-by-hand': [409, 'They were not enrolled in this course by hand, and did not join it for free'],
  'course-incomplete': [409, 'This course cannot be published yet'],
  'playlist-empty': [409, 'A published course needs a published video'],
  'category-exists': [409, 'This category already exists'],
  'category-used': [409, 'This category is in use'],
  'amount-mismatch': [400, 'The amount does not match the order'],
  'method-not-offered': [409, 'This way of paying is not offered any more. Please choose another one'],
  'transfer-decided': [409, 'Somebody has decided this transfer meanwhile'],
  'transfer-cancelled': [409, 'This transfer was given up. Please order again'],
  'too-many-proofs': [409, 'Five proofs are here already, and are being looked at'],
  'not-whole-dinars': [
    409,
    'Cards of Algeria take whole dinars, from 75 on. Please choose another way to pay, or write to us',
  ],
  'no-chargily': [
    409,
    'Chargily needs its key in the configuration of the server, and an academy that sells in Algerian dinars',
  ],
  'no-method': [400, 'Please offer at least one way to pay'],
  'no-account': [400, 'Please say where transfers go to: holder, bank and number of the account'],
  'too-much': [409, 'The payment provider does not take so much at once. Please buy fewer places, or write to us'],
  'too-much-taxed': [409, 'With its tax this is more than the payment provider takes at once. Please write to us'],
  'country-needed': [409, 'Please say where you are: the tax that is added to the price depends on it'],
  'places-closed': [409, 'These places are closed: their payment went back'],
  'places-few': [409, 'There are not that many free places. Please look again how many are left'],
  'place-taken': [409, 'This place has been taken'],
  'place-unknown': [404, 'This link opens nothing any more. Ask who gave it to you for another one'],
  'place-fixed': [409, 'This place cannot be moved any more'],
  'place-of-buyer': [409, 'This is a place that somebody else has paid for. Whoever bought it takes it back'],
  'places-over': [409, 'These places have ended. Buy the next period first'],
  'not-renewable': [409, 'These places can be bought on from 14 days before their end to 30 days after it'],
  'place-mailed': [409, 'A mail has just gone there, or as many as may. Please copy the link, and send it yourself'],
  'order-closed': [409, 'This order is closed. Please start again'],
  'order-refunded': [409, 'This order has already been refunded'],
  'order-charged-back': [409, "The buyer's bank has already returned this payment"],
  'case-decided': [409, 'This case has already been decided. It is in the history'],
  'money-gone': [409, 'This money is not here any more, so nothing can be granted for it'],
  'plans-held': [409, 'They hold other plans that renew. Look at what becomes of them, and grant again'],
  'refund-changed': [
    409,
    'Meanwhile something else was given back of this order. Look at what is left of it, and ask again',
  ],
  'refund-under-way': [409, 'This payment is already being refunded. Check again in a few minutes'],
  'dispute-open': [409, 'The bank has not decided this dispute yet'],
  'refund-refused': [409, 'The payment provider refuses this refund'],
  'payment-processing': [409, 'Payment processing. You will receive confirmation soon.'],
  'payment-unavailable': [503, 'The payment provider is not responding. Please try again later'],
  'payment-crowded': [503, 'The payment provider is busy. Please try again in a moment'],
  'coupon-unknown': [404, 'There is no coupon with this code. Please look again how it is written'],
  'coupon-early': [409, 'This coupon is not valid yet'],
  'coupon-over': [409, 'This coupon is no longer valid'],
  'coupon-used-up': [409, 'This coupon has been used up'],
  'coupon-used': [409, 'You have used this coupon already'],
  'coupon-elsewhere': [409, 'This coupon is not for this course'],
  'coupon-renewal': [409, 'A coupon is for the first payment of a plan, and you have this plan'],
  'coupon-unsold': [409, 'This plan cannot be bought with a coupon at the moment. Please write to us'],
  'coupon-needless': [409, 'This coupon takes nothing off here'],
  'coupon-exists': [409, 'code: Another coupon has this code. Archive that one first, or take another code'],
  'coupon-fixed': [409, 'This coupon has been used by now, so its code, its value and what it is for stay as they are'],
  'currency-fixed': [409, 'Something has been sold by now, so the currency stays as it is'],
  'plan-exists': [409, 'A plan with this name and duration already exists'],
  'plan-payment-taken': [409, 'Another plan already has this payment ID'],
  'plan-link-foreign': [
    400,
    "link: A plan is sold at the payment provider's own address, such as https://buy.stripe.com/…",
  ],
  'plan-differs': [
    409,
    'Nothing was saved: the payment provider sells this on other terms. Correct what differs, or agree to it below',
  ],
  'plan-held': [409, 'This plan has had members. It can be taken off sale, but not deleted'],
  'plan-off-sale': [409, 'This plan is not for sale any more. Please choose another one'],
  'membership-held': [409, 'You already have this plan'],
  'membership-ended': [409, 'This membership has ended'],
  'change-past-due': [409, 'The last payment did not work. Pay it first, then change the plan'],
  'change-ending': [409, 'This membership ends with its period. Keep it first, then change the plan'],
  'change-trial': [409, 'This membership is in its trial. Change the plan once the trial is over'],
  'change-disputed': [409, 'A bank is still deciding about the last payment. Until then the plan stays as it is'],
  'change-elsewhere': [
    409,
    'This membership is not charged by card, so its plan is not changed here. Choose the other one when you pay next',
  ],
  'change-not-offered': [409, 'The payment provider cannot say what a change to this plan costs, so it is not offered'],
  'change-outdated': [409, 'Something has changed since you looked, so nothing was taken. Please look again'],
  'change-declined': [
    409,
    'Your bank declined the payment, so nothing has changed. Check your card under Billing, or use another one',
  ],
  'membership-paid-once': [409, 'This membership is paid until its last day, and nothing is taken for it by itself'],
  'membership-renews': [
    409,
    'Another membership of yours renews by itself. Load this page again to read what becomes of it',
  ],
  'payer-unproven': [
    403,
    'This membership was paid with an email that is not in your account, so its card and bills stay private. You can still cancel it here',
  ],
  'membership-replaced': [409, 'Another membership already renews. Cancel that one first'],
  'not-entitled': [403, 'You have not purchased this course'],
  'questions-changed': [409, 'These questions have changed meanwhile. Please look at them again'],
  'attempts-over': [429, 'You have used all attempts of today. Please try again later'],
  'draft-incomplete': [409, 'This draft cannot be published yet'],
  'lesson-incomplete': [409, 'This lesson cannot be published yet'],
  'not-a-video': [400, 'Please upload a video: MP4, MOV, WebM or MKV'],
  'not-captions': [400, 'Please upload captions as WebVTT or SRT'],
  'video-not-ready': [409, 'This video cannot be played yet. Publish it once it is ready'],
  'video-without-thumbnail': [409, 'This video has no thumbnail. Choose one, then publish it'],
  'too-many-uploads': [429, 'Five videos are already being uploaded. Finish or cancel one first'],
  'upload-unfinished': [409, 'The video has not been uploaded completely'],
  'too-many-free': [429, 'Many people in your network are watching free lessons. Please try again in a moment'],
  'too-many-streams': [429, 'Three videos are already playing with this account. Stop one of them to watch here'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type RefusalCode = keyof typeof refusals

/** What is wrong with one field of what was sent; `path` leads to it, such as `authors.0.orcid`. */
export type RefusedField = { readonly path: string; readonly message: string }

/** Returned, not thrown: the caller decides what a refusal means. `retryAfter` is in seconds. */
export type Refused = {
  readonly refused: RefusalCode
  readonly text?: string
  readonly retryAfter?: number
  readonly fields?: readonly RefusedField[]
}

/** Makes a refusal. @param detail another text than the code's own, or the seconds to wait */
export function refuse(code: RefusalCode, detail: Omit<Refused, 'refused'> = {}): Refused {
  return { refused: code, ...detail }
}

/** True for what `refuse` made. */
export function isRefused(outcome: unknown): outcome is Refused {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}

/** The wire form of a refusal: the specification reads the text from `message` or from `error`. */
export type RefusalBody = {
  readonly code: RefusalCode
  readonly message: string
  readonly error: string
  /** Everything that is wrong with what was sent, where fields of it are. */
  readonly fields?: readonly RefusedField[]
}

/** @returns status and body that answer a refusal */
export function answerTo({ refused, text, fields }: Refused): { status: number; body: RefusalBody } {
  const [status, standard] = refusals[refused]
  const message = text ?? standard
  return { status, body: { code: refused, message, error: message, ...(fields && { fields }) } }
}
