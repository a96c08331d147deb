// What pages outside the dashboard call: method, path below /api, who may. Odd spellings are the specification's (D-28).
import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  signIn: ['POST', '/login', 'anyone'],
  signInWithApp: ['POST', '/login/totp', 'anyone'],
  signInWithRecovery: ['POST', '/login/recovery', 'anyone'],
  askSignInPasskey: ['POST', '/login/passkey/options', 'anyone'],
  signInWithPasskey: ['POST', '/login/passkey', 'anyone'],
  signUp: ['POST', '/userCreate', 'anyone'],
  activate: ['POST', '/activation', 'anyone'],
  waitingSignUp: ['GET', '/activation/:token', 'anyone'],
  resendActivation: ['POST', '/activation/resend', 'anyone'],
  refresh: ['GET', '/refresh', 'signed-in'],
  recoverPassword: ['PUT', '/pass_recovery', 'anyone'],
  resetPassword: ['PUT', '/pass_reset', 'anyone'],
  undoChange: ['POST', '/account_undo', 'anyone'],

  heroPages: ['GET', '/page', 'anyone'],
  listPartners: ['GET', '/partners', 'anyone'],
  getStatistics: ['GET', '/statistics', 'anyone'],

  search: ['GET', '/search', 'anyone'],
  getPage: ['GET', '/pages/:slug', 'anyone'],

  subscribe: ['POST', '/newsletter', 'anyone'],
  confirmSubscription: ['POST', '/newsletter/confirm', 'anyone'],
  unsubscribe: ['POST', '/newsletter/unsubscribe', 'anyone'],

  listCategories: ['GET', '/categories', 'anyone'],
  listCourses: ['GET', '/courses', 'anyone'],
  popularCourses: ['GET', '/course/populaire', 'anyone'],
  newestCourses: ['GET', '/course/newest', 'anyone'],
  getCourse: ['GET', '/course/:id', 'anyone'],
  listReviews: ['GET', '/course/:id/reviews', 'anyone'],
  rateCourse: ['PUT', '/course/:id/rating', 'signed-in'],
  unrateCourse: ['DELETE', '/course/:id/rating', 'signed-in'],
  saveCourse: ['PUT', '/course/:id/saved', 'signed-in'],
  unsaveCourse: ['DELETE', '/course/:id/saved', 'signed-in'],

  listBlogs: ['GET', '/blogs', 'anyone'],
  getBlog: ['GET', '/blog/:id', 'anyone'],
  viewBlog: ['POST', '/blog/:id/view', 'anyone'],
  likeBlog: ['PUT', '/blog/like/:id', 'signed-in'],
  listComments: ['GET', '/blog/:id/comments', 'anyone'],
  commentBlog: ['PUT', '/blog/comment/:id', 'signed-in'],
  deleteComment: ['DELETE', '/blog/comment/:commentId', 'signed-in'],

  courseOrder: ['GET', '/course/:id/order', 'anyone'],
  getReceipt: ['GET', '/my-orders/:id/receipt', 'signed-in'],
  createOrder: ['POST', '/order/', 'signed-in'],
  startPayment: ['POST', '/payment_create', 'signed-in'],
  paymentState: ['POST', '/payment_state', 'signed-in'],

  coursePlan: ['GET', '/course/:id/plan', 'anyone'],
  listPlans: ['GET', '/memberships', 'anyone'],
  checkPlan: ['GET', '/memberships/:id/checkout', 'signed-in'],
  acceptReplacement: ['POST', '/memberships/accept', 'signed-in'],

  getVideo: ['GET', '/video/:courseId/:videoId', 'anyone'],
  putProgress: ['PUT', '/progress', 'signed-in'],

  verifyCertificate: ['GET', '/certificate/verify/:number', 'anyone'],

  listConferences: ['GET', '/conferences', 'anyone'],
  getConference: ['GET', '/conferences/:id', 'anyone'],

  listResearch: ['GET', '/researches/', 'anyone'],
  getResearch: ['GET', '/researches/:id', 'anyone'],
  citeResearch: ['GET', '/researches/:id/citations', 'anyone'],
  viewResearch: ['POST', '/researches/:id/view', 'anyone'],
  listApplications: ['GET', '/applications', 'anyone'],
  getApplication: ['GET', '/application/:id', 'anyone'],
  registerClub: ['POST', '/club/application', 'anyone'],
  registerCoach: ['POST', '/coach/application', 'anyone'],
} as const satisfies Record<string, Endpoint>
