import "./host.css";
import { takeKeyring } from "../lib/rest";
import { mount } from "../ui/mount";
import { App } from "./App";
import { askForKey, houseKey, keepKeyFromAddress } from "./houseKey";

keepKeyFromAddress();
window.addEventListener("hashchange", keepKeyFromAddress);
takeKeyring({ key: houseKey, ask: askForKey });
mount(<App />);
