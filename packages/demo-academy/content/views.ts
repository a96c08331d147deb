/** What the administrator has saved of the dashboard's lists: `search` as an address has it. */
export const views: readonly { readonly list: string; readonly name: string; readonly search: string }[] = [
  { list: '/dashboard/manage-courses', name: 'New this month', search: 'time=last_month' },
  { list: '/dashboard/manage-courses', name: 'Best sellers of the year', search: 'sort=-NbOforders&time=last_year' },
  { list: '/dashboard/manage-courses', name: 'Mechanics', search: 'sort=-NbOforders&title=mechanics' },
  { list: '/dashboard/manage-orders', name: 'Joined for free', search: 'status=joined' },
  { list: '/dashboard/manage-orders', name: 'Largest of the month', search: 'sort=-amount&time=last_month' },
  { list: '/dashboard/manage-users', name: 'Administrators', search: 'role=admin' },
  { list: '/dashboard/manage-users', name: 'Busiest learners', search: 'sort=-courses&role=learner' },
]
