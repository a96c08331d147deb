// What the form of a teacher holds, and how it travels.
export type LinkValues = { label: string; url: string }

export const noLink: LinkValues = { label: '', url: '' }

export type TeacherValues = {
  name: string
  role: string
  biography: string
  saying: string
  links: LinkValues[]
  file: File | undefined
}

export const noTeacher: TeacherValues = { name: '', role: '', biography: '', saying: '', links: [], file: undefined }

/** The fields as the calls take them: rows in which nothing was typed are left out. */
export const inputOf = ({ links, ...fields }: TeacherValues) => ({
  ...fields,
  links: links
    .map(({ label, url }) => ({ label: label.trim(), url: url.trim() }))
    .filter(({ label, url }) => label !== '' || url !== ''),
})
