import { GraduationCap } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 20,
      to: '/dashboard/manage-courses',
      also: ['/dashboard/manage-lessons'],
      text: 'courses',
      Icon: GraduationCap,
      inBar: true,
      make: { to: '/dashboard/manage-courses/new-course', text: 'course' },
    },
  ],
  learner: [{ rank: 20, to: '/dashboard/my-courses', text: 'myCourses', Icon: GraduationCap, inBar: true }],
}
