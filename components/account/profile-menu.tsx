"use client";

import Link from "next/link";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useAuth } from "./auth-provider";
import { Avatar } from "./avatar";
import { LogOutButton } from "./log-out-button";

/**
 * The signed-in person's picture. Their name and Log Out appear on hover, on focus and on a click. A click keeps the menu open (a finger
 * cannot hover). It closes on Escape and when pointer or focus leave it.
 */
export function ProfileMenu() {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const pinned = useRef<boolean>(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const quiet = useRef<boolean>(false);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    // Some browsers give a clicked button no focus, so they fire no blur event either.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target)) return;
      pinned.current = false;
      setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);

  if (!user) return null;
  const name = user.displayName ?? user.email;

  const close = () => {
    pinned.current = false;
    setOpen(false);
  };
  const toggle = () => {
    pinned.current = !pinned.current;
    setOpen(pinned.current);
  };
  const onFocus = () => {
    if (!quiet.current) setOpen(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !open) return;
    // The focus goes back to the picture, and must not open the menu again.
    quiet.current = true;
    trigger.current?.focus();
    quiet.current = false;
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus are watched for the button and its panel together
    <div
      ref={root}
      className="profile-menu"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => pinned.current || root.current?.contains(document.activeElement) || setOpen(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button ref={trigger} type="button" className="profile-button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <Avatar name={name} photoURL={user.photoURL} />
        <span className="sr-only">Profile of {name}</span>
      </button>
      <div id={id} className="profile-panel" hidden={!open}>
        <p className="profile-name">{name}</p>
        <Link className="profile-leave" href={`/people/${user.uid}`} prefetch={false}>
          <Icon name="eye" />
          My profile
        </Link>
        <Link className="profile-leave" href="/dashboard/calendar" prefetch={false}>
          <Icon name="calendar" />
          Calendar
        </Link>
        <Link className="profile-leave" href="/dashboard/account" prefetch={false}>
          <Icon name="person" />
          Account
        </Link>
        <LogOutButton />
      </div>
    </div>
  );
}
