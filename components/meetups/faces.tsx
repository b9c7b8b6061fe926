import { Avatar } from "@/components/account/avatar";
import type { PersonView } from "@/lib/accounts/person-views";
import "./faces.css";

interface FacesProps {
  faces: readonly PersonView[];
  /** The number of people who go, guests included. */
  going: number;
}

/** Pictures of some people who go, and the number of the others. */
export function Faces({ faces, going }: FacesProps) {
  if (faces.length === 0) return null;
  const more = going - faces.length;
  return (
    <p className="faces">
      {faces.map(({ _id, displayName, photoURL }) => (
        <Avatar key={_id} name={displayName} photoURL={photoURL} />
      ))}
      {more > 0 && (
        <span className="avatar faces-more" aria-hidden="true">
          +{more}
        </span>
      )}
      <span className="sr-only">{going === 1 ? "1 person goes" : `${going} people go`}</span>
    </p>
  );
}
