/** What the administrator has saved of the dashboard's lists: `search` as an address has it. */
export const views: readonly { readonly list: string; readonly name: string; readonly search: string }[] = [
  { list: '/dashboard/manage-courses', name: 'On sale', search: 'state=Published' },
  { list: '/dashboard/manage-courses', name: 'Best sellers', search: 'sort=-NbOforders&state=Published' },
  { list: '/dashboard/manage-courses', name: 'New in twelve months', search: 'time=last_year' },
  { list: '/dashboard/manage-orders', name: 'Joined for free', search: 'status=joined' },
  { list: '/dashboard/manage-orders', name: 'Largest of the month', search: 'sort=-amount&time=last_month' },
  { list: '/dashboard/manage-users', name: 'Most courses', search: 'sort=-courses' },
]
