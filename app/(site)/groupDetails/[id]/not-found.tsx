import { NoSuchGroup } from "@/components/groups/no-such-group";

export default NoSuchGroup;
