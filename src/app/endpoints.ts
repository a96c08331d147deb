import type { accountsContract } from '#src/features/accounts/contract.ts'
import type { analyticsContract } from '#src/features/analytics/contract.ts'
import type { applicationsContract } from '#src/features/applications/contract.ts'
import type { blogsContract } from '#src/features/blogs/contract.ts'
import type { categoriesContract } from '#src/features/categories/contract.ts'
import type { certificatesContract } from '#src/features/certificates/contract.ts'
import type { conferencesContract } from '#src/features/conferences/contract.ts'
import type { coursesContract } from '#src/features/courses/contract/catalogue.ts'
import type { courseManagerContract } from '#src/features/courses/contract/manager.ts'
import type { heroContract } from '#src/features/hero/contract.ts'
import type { homeContract } from '#src/features/home/contract.ts'
import type { membershipsContract } from '#src/features/memberships/contract.ts'
import type { newsletterContract } from '#src/features/newsletter/contract.ts'
import type { ordersContract } from '#src/features/orders/contract.ts'
import type { pagesContract } from '#src/features/pages/contract.ts'
import type { partnersContract } from '#src/features/partners/contract.ts'
import type { picturesContract } from '#src/features/pictures/contract.ts'
import type { researchContract } from '#src/features/research/contract.ts'
import type { searchContract } from '#src/features/search/contract.ts'
import type { videosContract } from '#src/features/videos/contract.ts'
// Every endpoint of the product: method, path below /api, who may call it. Odd spellings are the specification's (D-28).
import type { ApiOf, Endpoint } from '#src/wire/endpoint.ts'

type Contracts = typeof accountsContract &
  typeof analyticsContract &
  typeof blogsContract &
  typeof applicationsContract &
  typeof categoriesContract &
  typeof certificatesContract &
  typeof conferencesContract &
  typeof coursesContract &
  typeof courseManagerContract &
  typeof heroContract &
  typeof homeContract &
  typeof membershipsContract &
  typeof newsletterContract &
  typeof ordersContract &
  typeof pagesContract &
  typeof partnersContract &
  typeof picturesContract &
  typeof researchContract &
  typeof searchContract &
  typeof videosContract

/** Routes that speak HTTP themselves. */
type RawName =
  | 'exportData'
  | 'unsubscribeOneClick'
  | 'paymentWebhook'
  | 'receivePut'
  | 'media'
  | 'createUpload'
  | 'getUpload'
  | 'sendPiece'
  | 'cancelUpload'
  | 'certificatePdf'
  | 'applicantPicture'
  | 'conferenceCalendar'
  | 'researchCitation'
  | 'researchPdf'

export const endpoints = {
  signIn: ['POST', '/login', 'anyone'],
  signUp: ['POST', '/userCreate', 'anyone'],
  activate: ['POST', '/activation', 'anyone'],
  resendActivation: ['POST', '/activation/resend', 'anyone'],
  refresh: ['GET', '/refresh', 'signed-in'],
  signOut: ['POST', '/logout', 'anyone'],
  recoverPassword: ['PUT', '/pass_recovery', 'anyone'],
  resetPassword: ['PUT', '/pass_reset', 'anyone'],
  profile: ['GET', '/profile', 'signed-in'],
  updateName: ['PUT', '/update', 'signed-in'],
  putAvatar: ['PUT', '/avatar', 'signed-in'],
  addEmail: ['PUT', '/add_email', 'signed-in'],
  resendEmailCode: ['POST', '/add_email/resend', 'signed-in'],
  activateEmail: ['PUT', '/activate_email', 'signed-in'],
  deleteSecondEmail: ['DELETE', '/delete_second_email', 'signed-in'],
  makeEmailPrimary: ['PUT', '/primary_email', 'signed-in'],
  changePassword: ['PUT', '/password', 'signed-in'],
  listSessions: ['GET', '/sessions', 'signed-in'],
  endSession: ['DELETE', '/sessions/:id', 'signed-in'],
  endSessions: ['POST', '/logout/everywhere', 'signed-in'],
  requestDeletion: ['POST', '/account/deletion', 'signed-in'],
  cancelDeletion: ['DELETE', '/account/deletion', 'signed-in'],
  exportData: ['POST', '/account/export', 'signed-in'],
  undoChange: ['POST', '/account_undo', 'anyone'],

  counts: ['GET', '/admin/counts', 'admin'],
  userAnalytics: ['GET', '/admin/user_analytics', 'admin'],
  courseAnalytics: ['GET', '/admin/course_analytics', 'admin'],
  orderAnalytics: ['GET', '/admin/order_analytics', 'admin'],
  attention: ['GET', '/admin/attention', 'admin'],

  heroPages: ['GET', '/page', 'anyone'],
  heroItems: ['GET', '/pages/hero', 'admin'],
  updateHero: ['POST', '/pages/hero', 'admin'],
  publishHero: ['POST', '/pages/hero/:pageNb/publish', 'admin'],
  receivePut: ['PUT', '/uploads/:grant', 'signed'],
  listPartners: ['GET', '/partners', 'anyone'],
  createPartner: ['POST', '/admin/partner', 'admin'],
  updatePartner: ['PUT', '/admin/partner/:id', 'admin'],
  deletePartner: ['DELETE', '/admin/partner/:id', 'admin'],
  getStatistics: ['GET', '/statistics', 'anyone'],

  search: ['GET', '/search', 'anyone'],
  getPage: ['GET', '/pages/:slug', 'anyone'],

  subscribe: ['POST', '/newsletter', 'anyone'],
  confirmSubscription: ['POST', '/newsletter/confirm', 'anyone'],
  unsubscribe: ['POST', '/newsletter/unsubscribe', 'anyone'],
  unsubscribeOneClick: ['POST', '/newsletter/unsubscribe/:token', 'signed'],

  listCategories: ['GET', '/categories', 'anyone'],
  manageCategories: ['GET', '/admin/categories', 'admin'],
  createCategory: ['POST', '/admin/category', 'admin'],
  renameCategory: ['PUT', '/admin/category/:id', 'admin'],
  orderCategories: ['PUT', '/admin/categories/order', 'admin'],
  deleteCategory: ['DELETE', '/admin/category/:id', 'admin'],
  listCourses: ['GET', '/courses', 'anyone'],
  popularCourses: ['GET', '/course/populaire', 'anyone'],
  newestCourses: ['GET', '/course/newest', 'anyone'],
  getCourse: ['GET', '/course/:id', 'anyone'],
  listReviews: ['GET', '/course/:id/reviews', 'anyone'],
  rateCourse: ['PUT', '/course/:id/rating', 'signed-in'],
  unrateCourse: ['DELETE', '/course/:id/rating', 'signed-in'],
  myCourses: ['GET', '/my-courses', 'signed-in'],
  manageCourses: ['GET', '/admin/courses', 'admin'],
  createCourse: ['POST', '/course/create', 'admin'],
  updateCourse: ['PUT', '/course/update/:id', 'admin'],
  duplicateCourse: ['POST', '/course/duplicate/:id', 'admin'],
  deleteCourse: ['DELETE', '/course/:id', 'admin'],
  changeCourses: ['PUT', '/admin/courses/state', 'admin'],
  getPlaylist: ['GET', '/admin/course/:id/playlist', 'admin'],
  savePlaylist: ['PUT', '/course/playlist/:id', 'admin'],
  listAddable: ['GET', '/admin/course/:id/addable', 'admin'],

  listBlogs: ['GET', '/blogs', 'anyone'],
  getBlog: ['GET', '/blog/:id', 'anyone'],
  viewBlog: ['POST', '/blog/:id/view', 'anyone'],
  likeBlog: ['PUT', '/blog/like/:id', 'signed-in'],
  listComments: ['GET', '/blog/:id/comments', 'anyone'],
  commentBlog: ['PUT', '/blog/comment/:id', 'signed-in'],
  deleteComment: ['DELETE', '/blog/comment/:commentId', 'signed-in'],
  manageBlogs: ['GET', '/admin/blogs', 'admin'],
  createBlog: ['POST', '/blog', 'admin'],
  updateBlog: ['PUT', '/blog/:id', 'admin'],
  publishBlog: ['PUT', '/admin/blog/:id/state', 'admin'],
  duplicateBlog: ['POST', '/admin/blog/:id/duplicate', 'admin'],
  deleteBlog: ['DELETE', '/admin/blog/:id', 'admin'],

  courseOrder: ['GET', '/course/:id/order', 'anyone'],
  myOrders: ['GET', '/my-orders', 'signed-in'],
  getReceipt: ['GET', '/my-orders/:id/receipt', 'signed-in'],
  createOrder: ['POST', '/order/', 'signed-in'],
  startPayment: ['POST', '/payment_create', 'signed-in'],
  paymentState: ['POST', '/payment_state', 'signed-in'],
  paymentWebhook: ['POST', '/webhooks/stripe', 'webhook'],

  listPlans: ['GET', '/memberships', 'anyone'],
  managePlans: ['GET', '/admin/memberships', 'admin'],
  getPlan: ['GET', '/admin/membership/:id', 'admin'],
  createPlan: ['POST', '/memberships', 'admin'],
  updatePlan: ['PUT', '/admin/membership/:id', 'admin'],
  deletePlan: ['DELETE', '/admin/membership/:id', 'admin'],
  myMemberships: ['GET', '/memberships/mine', 'signed-in'],
  acceptReplacement: ['POST', '/memberships/accept', 'signed-in'],
  cancelMembership: ['PUT', '/memberships/:id/cancel', 'signed-in'],
  keepMembership: ['PUT', '/memberships/:id/keep', 'signed-in'],
  openPortal: ['POST', '/memberships/:id/portal', 'signed-in'],
  checkoutState: ['POST', '/checkout_state', 'signed-in'],

  getVideo: ['GET', '/video/:courseId/:videoId', 'anyone'],
  putProgress: ['PUT', '/progress', 'signed-in'],
  media: ['GET', '/media/:grant/:file', 'signed'],
  manageVideos: ['GET', '/videos', 'admin'],
  manageVideo: ['GET', '/admin/video/:videoId', 'admin'],
  createVideo: ['POST', '/admin/video', 'admin'],
  updateVideo: ['PUT', '/admin/video/:videoId', 'admin'],
  deleteVideo: ['DELETE', '/admin/video/:id', 'admin'],
  createUpload: ['POST', '/uploads/videos', 'admin'],
  getUpload: ['GET', '/uploads/videos/:id', 'admin'],
  sendPiece: ['PATCH', '/uploads/videos/:id', 'admin'],
  cancelUpload: ['DELETE', '/uploads/videos/:id', 'admin'],

  listCertificates: ['GET', '/certificate', 'signed-in'],
  verifyCertificate: ['GET', '/certificate/verify/:number', 'anyone'],
  certificatePdf: ['GET', '/certificate/:id/pdf', 'signed-in'],

  listConferences: ['GET', '/conferences', 'anyone'],
  getConference: ['GET', '/conferences/:id', 'anyone'],
  manageConferences: ['GET', '/admin/conferences', 'admin'],
  createConference: ['POST', '/conference/create', 'admin'],
  updateConference: ['PUT', '/conference/update/:id', 'admin'],
  deleteConference: ['DELETE', '/admin/conference/:id', 'admin'],
  conferenceCalendar: ['GET', '/conferences/:id/calendar.ics', 'anyone'],

  listResearch: ['GET', '/researches/', 'anyone'],
  getResearch: ['GET', '/researches/:id', 'anyone'],
  citeResearch: ['GET', '/researches/:id/citations', 'anyone'],
  viewResearch: ['POST', '/researches/:id/view', 'anyone'],
  manageResearches: ['GET', '/admin/researches', 'admin'],
  manageResearch: ['GET', '/admin/researches/:id', 'admin'],
  createResearch: ['POST', '/researches/', 'admin'],
  updateResearch: ['PUT', '/researches/:id', 'admin'],
  deleteResearch: ['DELETE', '/researches/:id', 'admin'],
  researchCitation: ['GET', '/researches/:id/citation', 'anyone'],
  researchPdf: ['GET', '/researches/:id/pdf', 'anyone'],
  listApplications: ['GET', '/applications', 'anyone'],
  getApplication: ['GET', '/application/:id', 'anyone'],
  registerClub: ['POST', '/club/application', 'anyone'],
  registerCoach: ['POST', '/coach/application', 'anyone'],
  applicantPicture: ['GET', '/registration/:id/picture', 'admin'],
  manageApplications: ['GET', '/admin/applications', 'admin'],
  createApplication: ['POST', '/application', 'admin'],
  updateApplication: ['PUT', '/application/:id', 'admin'],
  deleteApplication: ['DELETE', '/admin/application/:id', 'admin'],
  listClubs: ['GET', '/clubs/:id', 'admin'],
  listCoaches: ['GET', '/coaches/:id', 'admin'],
  decideClub: ['PUT', '/club/application/:id', 'admin'],
  decideCoach: ['PUT', '/coach/application/:id', 'admin'],

  addPicture: ['POST', '/admin/images', 'admin'],
} as const satisfies Record<keyof Contracts | RawName, Endpoint>

declare module '#src/web/api.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the body is what it extends
  interface Api extends ApiOf<Contracts> {}
}
