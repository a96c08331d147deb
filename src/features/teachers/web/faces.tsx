import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { ShownTeacher } from './face.tsx'
import { Portrait } from './portrait.tsx'

import './faces.css'

interface FacesProps {
  teachers: ShownTeacher[]
}

/** Portraits beside each other, each the way to its page; on phones they are pushed along. */
export function Faces({ teachers }: FacesProps) {
  return <DrawnOnce as="ul" className="faces" part={Inside} of={{ teachers }} />
}

function Inside({ teachers }: FacesProps) {
  return teachers.map(teacher => (
    <li key={teacher._id}>
      <Link to={`/teacher/${teacher._id}`}>
        <Portrait teacher={teacher} sizes="(width < 900px) 9.5rem, 13rem" />
        <b>{teacher.name}</b>
        <small>{teacher.role}</small>
      </Link>
    </li>
  ))
}
