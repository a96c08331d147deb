// What is read on the small and on the large academy: every list, as people see it first, and in the ways they ask for.

export type Who = 'visitor' | 'learner' | 'admin'
export type Read = { readonly who: Who; readonly path: string }

const visitor = [
  '/api/courses',
  '/api/courses?page=50',
  '/api/courses?title=sprint',
  '/api/courses?rating=4',
  '/api/courses?minPrice=20&maxPrice=40',
  '/api/courses?categories=:category',
  '/api/course/populaire',
  '/api/course/newest',
  '/api/course/:course',
  '/api/course/:course/reviews',
  '/api/categories',
  '/api/blogs',
  '/api/blogs?page=50',
  '/api/blogs?title=notes',
  '/api/blog/:blog',
  '/api/researches',
  '/api/conferences',
  '/',
  '/courses',
  '/course/:course',
  '/blogs',
]

const learner = [
  '/api/courses',
  '/api/course/:course',
  '/api/my-courses',
  '/api/my-orders',
  '/api/certificate',
  '/dashboard/my-courses',
]

const sortedBy = (list: string, ...columns: string[]) =>
  columns.flatMap(column => [`${list}?sort=${column}`, `${list}?sort=-${column}`])

const admin = [
  '/api/admin/counts',
  '/api/admin/user_analytics?months=12',
  '/api/admin/course_analytics?months=12',
  '/api/admin/order_analytics?months=12',
  '/api/admin/attention',
  '/api/admin/users',
  '/api/admin/users?page=50',
  '/api/admin/users?page=5000',
  '/api/admin/users?name=rossi',
  '/api/admin/users?name=user77@',
  '/api/admin/users?role=admin',
  '/api/admin/users?state=disabled',
  ...sortedBy('/api/admin/users', 'name', 'email', 'courses'),
  '/api/admin/orders',
  '/api/admin/orders?page=50',
  '/api/admin/orders?page=5000',
  '/api/admin/orders?words=rossi',
  '/api/admin/orders?status=refunded',
  '/api/admin/orders?status=disputed',
  '/api/admin/orders?time=last_month',
  ...sortedBy('/api/admin/orders', 'amount'),
  '/api/admin/courses',
  '/api/admin/courses?page=500',
  '/api/admin/courses?state=Draft',
  '/api/admin/courses?state=Archived',
  '/api/admin/courses?title=sprint',
  ...sortedBy('/api/admin/courses', 'title', 'price', 'NbOforders'),
  '/api/videos',
  '/api/videos?title=lesson',
  '/api/videos?state=draft',
  ...sortedBy('/api/videos', 'title', 'length'),
  '/api/admin/blogs',
  '/api/admin/categories',
  '/api/admin/payments/cases',
  '/api/admin/activity',
  '/dashboard',
]

const of = (who: Who, paths: readonly string[]): Read[] => paths.map(path => ({ who, path }))

export const reads: readonly Read[] = [...of('visitor', visitor), ...of('learner', learner), ...of('admin', admin)]
