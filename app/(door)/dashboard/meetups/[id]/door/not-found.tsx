import { NoSuchHosted } from "@/components/meetups/desk/no-such-hosted";

/** Nothing is around it, as there is nothing around the list. */
export default function DoorNotFound() {
  return (
    <main id="main">
      <NoSuchHosted />
    </main>
  );
}
