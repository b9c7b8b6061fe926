import { NoSuchHosted } from "@/components/meetups/desk/no-such-hosted";

/** This page has no frame, like the check-in list itself. */
export default function DoorNotFound() {
  return (
    <main id="main">
      <NoSuchHosted />
    </main>
  );
}
