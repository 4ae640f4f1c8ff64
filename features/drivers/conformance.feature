@conformance
Feature: Both drivers see and do the same
  What a window without a browser does not know by itself; each scenario runs on either driver.

  Scenario: What a closed fold holds is not seen
    Given I visit the vision page
    When I click the menu button
    Then I do not see the link "교회 연혁" in the menu group "섬기는 사람들"
    And I do not see the link "담임목사" in the dialog
    When I click the header "섬기는 사람들"
    Then I see the link "담임목사" in the dialog
    And the header "섬기는 사람들" is open

  Scenario: What is hidden is not seen, and a closed dialog is
    Given I visit the vision page
    Then I do not see the login dialog
    And I do not see the dialog "전체 메뉴"
    When I click the button "로그인" in the top bar
    Then I see the login dialog

  Scenario: Under a modal dialog nothing has the focus
    Given I visit the vision page
    When I click the button "로그인" in the top bar
    Then the field "이메일" has the focus
    And the Tab key never leaves the login dialog

  Scenario: Escape closes the dialog on top, and the focus goes back
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    When I press "Escape"
    Then I do not see the login dialog
    And the button "로그인" in the top bar has the focus

  Scenario: A form in a dialog is sent by Enter, and closed by its own button
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    When I fill in
      | 이메일   | minsu.kim@example.org |
      | 비밀번호 | wrong                 |
    And I press "Enter"
    Then an alert in the dialog says "이메일 또는 비밀번호가 맞지 않습니다."
    And POST /api/account/login was sent 1 time
    When I click the button "로그인 창 닫기"
    Then I do not see the login dialog

  Scenario: The bottom of a list is reached within 20 px, not before
    Given I visit the announcements page
    And I see 10 announcements
    When I scroll the list to 23 px before its end
    Then GET /api/Announcement was sent 1 time
    When I scroll the list to 19 px before its end
    Then I see 20 announcements

  Scenario: A reload keeps the session and forgets the page
    Given I am a member
    And I visit the announcements page
    And I am signed in as member
    When I reload
    Then I am signed in as member
    And I see 10 announcements

  Scenario: What a key types comes where the focus is
    Given I visit the vision page
    And I click the button "로그인" in the top bar
    And the field "이메일" has the focus
    When I type "kim@example.org"
    Then "이메일" holds "kim@example.org"
    When I press "Tab"
    And I type "1976"
    Then "비밀번호" holds "1976"
    And the field "비밀번호" is masked

  Scenario: Back closes a dialog, and leads away only then
    Given I visit the announcements page
    And I visit the vision page
    And I click the button "로그인" in the top bar
    And I see the login dialog
    When I go back
    Then I do not see the login dialog
    And I am at the vision page
    When I go back
    Then I am at the announcements page

  Scenario: A chooser takes the files that it is given, and the church has them
    Given I am an editor
    And I visit the advertisements page
    And I click the button "새 광고 쓰기"
    And I write the advertisement "김장 배추를 나눕니다"
    When I choose the files "배추.png, 빈파일.png, 무.jpg, 파.webp"
    Then the refused file "빈파일.png" says "빈 파일입니다."
    And the files to upload are "배추.png, 무.jpg, 파.webp"
    When I click the button "등록"
    Then advertisement 1 of the list says "김장 배추를 나눕니다"
    And the pictures of advertisement 1 are "image/png, image/jpeg, image/webp"
    When nothing of the following is so
    Then the pictures of advertisement 1 are "image/png, image/webp, image/jpeg"
    And the file to upload is "배추.png"

  Scenario: A call is sent with credentials or without
    Given my browser notes what is sent with credentials
    And I am a member
    And I visit the announcements page
    And I see 10 announcements
    And every call was sent with credentials
    And the page has sent a call without credentials
    When nothing of the following is so
    Then every call was sent with credentials

  @first-visit
  Scenario: A storage that is blocked keeps nothing
    Given local storage is blocked
    When I visit the home page
    And I click the button "닫기"
    Then I do not see the dialog "추수감사주일 안내"
    When I reload
    Then I see the dialog "추수감사주일 안내"

  Scenario: Which pages a bulletin has
    Given I visit the bulletin page
    And I see the 4 pages of "Sun2026Nov22" in order
    When nothing of the following is so
    Then I see the 4 pages of "Sun2026Nov29" in order
    And the pages of the bulletin hold "gif, gif, gif, gif"
