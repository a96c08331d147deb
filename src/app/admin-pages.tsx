// The administrators' screens, all below /dashboard. Their features add theirs here; the rail is in dashboard-menus.ts.
import { redirect, type RouteObject } from 'react-router'

import { applicationLoader } from '#src/features/applications/web/loaders.ts'
import {
  clubApplicantsLoader,
  coachApplicantsLoader,
  manageApplicationsLoader,
  otherUpdateAddress,
} from '#src/features/applications/web/manage/loaders.ts'
import { manageCategoriesLoader } from '#src/features/categories/web/loaders.ts'
import { conferenceLoader } from '#src/features/conferences/web/loaders.ts'
import { manageConferencesLoader } from '#src/features/conferences/web/manage/loaders.ts'
import {
  manageCoursesLoader,
  manageReviewsLoader,
  newCourseLoader,
  playlistLoader,
  updateCourseLoader,
} from '#src/features/courses/web/manage/loaders.ts'
import { getPlanLoader, managePlansLoader } from '#src/features/memberships/web/manage/loaders.ts'
import { partnersLoader } from '#src/features/partners/web/loaders.ts'
import { manageVideoLoader, manageVideosLoader } from '#src/features/videos/web/manage/loaders.ts'
import { page } from '#src/web/lazy-page.ts'
import { loader } from '#src/web/loader.ts'
import { LIST_NAMES } from '#src/web/manager/list-address.ts'
import { enrolAddress } from '#src/web/session.ts'

import { blogPages, researchPages } from './admin-pages-content.tsx'
import { landingPages, textPages } from './admin-pages-front.tsx'
import { orderPages } from './admin-pages-orders.tsx'
import { peoplePages } from './admin-pages-people.tsx'

/** Learners are led to their own pages; the calls below refuse them anyway. */
const administratorsOnly = loader(async (api, { url }) => {
  const { user } = await api.refresh({})
  if (user.mustEnrol) throw redirect(enrolAddress(url.pathname + url.search))
  if (user.role !== 'admin') throw redirect('/dashboard')
  return null
})

const membershipPages = page(
  'src/features/memberships/web/manage/manage-memberships.tsx',
  async () => (await import('#src/features/memberships/web/manage/manage-memberships.tsx')).ManageMemberships,
  {
    children: [
      page(
        'src/features/memberships/web/manage/plans-list.tsx',
        async () => (await import('#src/features/memberships/web/manage/plans-list.tsx')).PlansList,
        { path: 'manage-memberships', loader: managePlansLoader, handle: { query: [...LIST_NAMES, 'name'] } },
      ),
      page(
        'src/features/memberships/web/manage/new-plan.tsx',
        async () => (await import('#src/features/memberships/web/manage/new-plan.tsx')).NewPlan,
        { path: 'new-membership' },
      ),
      page(
        'src/features/memberships/web/manage/update-plan.tsx',
        async () => (await import('#src/features/memberships/web/manage/update-plan.tsx')).UpdatePlan,
        { path: 'manage-memberships/update-membership/:id', loader: getPlanLoader },
      ),
    ],
  },
)

export const adminPages: RouteObject = {
  id: 'admin',
  loader: administratorsOnly,
  children: [
    membershipPages,
    landingPages,
    textPages,
    blogPages,
    ...researchPages,
    ...peoplePages,
    page(
      'src/features/applications/web/manage/manage-applications.tsx',
      async () => (await import('#src/features/applications/web/manage/manage-applications.tsx')).ManageApplications,
      {
        path: 'manage-applications',
        children: [
          page(
            'src/features/applications/web/manage/applications-list.tsx',
            async () => (await import('#src/features/applications/web/manage/applications-list.tsx')).ApplicationsList,
            {
              index: true,
              loader: manageApplicationsLoader,
              handle: { query: [...LIST_NAMES, 'name', 'applicantType'] },
            },
          ),
          page(
            'src/features/applications/web/manage/new-application.tsx',
            async () => (await import('#src/features/applications/web/manage/new-application.tsx')).NewApplication,
            { path: 'new-application' },
          ),
          page(
            'src/features/applications/web/manage/update-application.tsx',
            async () =>
              (await import('#src/features/applications/web/manage/update-application.tsx')).UpdateApplication,
            { path: 'update-application/:id', loader: applicationLoader },
          ),
          { path: 'update-blog/:id', loader: otherUpdateAddress },
          page(
            'src/features/applications/web/manage/club-applicants.tsx',
            async () => (await import('#src/features/applications/web/manage/club-applicants.tsx')).ClubApplicants,
            { path: 'clubs/:id', loader: clubApplicantsLoader, handle: { query: [...LIST_NAMES, 'name', 'status'] } },
          ),
          page(
            'src/features/applications/web/manage/coach-applicants.tsx',
            async () => (await import('#src/features/applications/web/manage/coach-applicants.tsx')).CoachApplicants,
            {
              path: 'coaches/:id',
              loader: coachApplicantsLoader,
              handle: { query: [...LIST_NAMES, 'name', 'status'] },
            },
          ),
        ],
      },
    ),
    page(
      'src/features/conferences/web/manage/manage-conferences.tsx',
      async () => (await import('#src/features/conferences/web/manage/manage-conferences.tsx')).ManageConferences,
      {
        children: [
          page(
            'src/features/conferences/web/manage/conferences-list.tsx',
            async () => (await import('#src/features/conferences/web/manage/conferences-list.tsx')).ConferencesList,
            {
              path: 'manage-conferences',
              loader: manageConferencesLoader,
              handle: { query: [...LIST_NAMES, 'name'] },
            },
          ),
          page(
            'src/features/conferences/web/manage/new-conference.tsx',
            async () => (await import('#src/features/conferences/web/manage/new-conference.tsx')).NewConference,
            { path: 'new-conference' },
          ),
          page(
            'src/features/conferences/web/manage/update-conference.tsx',
            async () => (await import('#src/features/conferences/web/manage/update-conference.tsx')).UpdateConference,
            { path: 'manage-conferences/update-conference/:id', loader: conferenceLoader },
          ),
        ],
      },
    ),
    page(
      'src/features/courses/web/manage/manage-courses.tsx',
      async () => (await import('#src/features/courses/web/manage/manage-courses.tsx')).ManageCourses,
      {
        path: 'manage-courses',
        children: [
          page(
            'src/features/courses/web/manage/courses-list.tsx',
            async () => (await import('#src/features/courses/web/manage/courses-list.tsx')).CoursesList,
            { index: true, loader: manageCoursesLoader, handle: { query: [...LIST_NAMES, 'title', 'time', 'state'] } },
          ),
          page(
            'src/features/courses/web/manage/new-course.tsx',
            async () => (await import('#src/features/courses/web/manage/new-course.tsx')).NewCourse,
            { path: 'new-course', loader: newCourseLoader },
          ),
          page(
            'src/features/courses/web/manage/course-playlist.tsx',
            async () => (await import('#src/features/courses/web/manage/course-playlist.tsx')).CoursePlaylist,
            { path: 'course-playlist', loader: playlistLoader, handle: { query: [...LIST_NAMES, 'title', 'course'] } },
          ),
          page(
            'src/features/courses/web/manage/update-course.tsx',
            async () => (await import('#src/features/courses/web/manage/update-course.tsx')).UpdateCourse,
            { path: 'update-course/:id', loader: updateCourseLoader },
          ),
          page(
            'src/features/categories/web/manage/categories.tsx',
            async () => (await import('#src/features/categories/web/manage/categories.tsx')).Categories,
            { path: 'categories', loader: manageCategoriesLoader },
          ),
          page(
            'src/features/courses/web/manage/reviews-list.tsx',
            async () => (await import('#src/features/courses/web/manage/reviews-list.tsx')).ReviewsList,
            {
              path: 'reviews',
              loader: manageReviewsLoader,
              handle: { query: [...LIST_NAMES, 'words', 'state', 'course'] },
            },
          ),
        ],
      },
    ),
    page(
      'src/features/videos/web/manage/manage-videos.tsx',
      async () => (await import('#src/features/videos/web/manage/manage-videos.tsx')).ManageVideos,
      {
        path: 'manage-videos',
        children: [
          page(
            'src/features/videos/web/manage/videos-list.tsx',
            async () => (await import('#src/features/videos/web/manage/videos-list.tsx')).VideosList,
            { index: true, loader: manageVideosLoader, handle: { query: [...LIST_NAMES, 'title', 'state'] } },
          ),
          page(
            'src/features/videos/web/manage/new-video.tsx',
            async () => (await import('#src/features/videos/web/manage/new-video.tsx')).NewVideo,
            { path: 'new-video' },
          ),
          page(
            'src/features/videos/web/manage/update-video.tsx',
            async () => (await import('#src/features/videos/web/manage/update-video.tsx')).UpdateVideo,
            { path: 'update-video/:videoId', loader: manageVideoLoader },
          ),
        ],
      },
    ),
    page(
      'src/features/partners/web/manage/partners-manager.tsx',
      async () => (await import('#src/features/partners/web/manage/partners-manager.tsx')).PartnersManager,
      { path: 'partners', loader: partnersLoader },
    ),
    ...orderPages,
  ],
}
