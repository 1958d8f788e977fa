import "./listen.css";
import { mount } from "../ui/mount";
import { App } from "./App";

mount(<App />);
